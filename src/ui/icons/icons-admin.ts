// A separate module, so that no public page loads the icons of the admin.

export const iconPlus = 'M10 4v12M4 10h12';
export const iconEye =
  'M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10zM10 12.2a2.2 2.2 0 100-4.4 2.2 2.2 0 000 4.4z';
export const iconPencil = 'M4 16l.8-3.4L13.4 4a1.6 1.6 0 012.3 0l.3.3a1.6 1.6 0 010 2.3l-8.6 8.6L4 16z';
export const iconCopy = 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z';
export const iconTrash = 'M4 6h12M8 6V4h4v2M6 6l.7 10.5h6.6L14 6M8.5 9v5M11.5 9v5';
export const iconStar = 'M10 3l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.4l-4.5 2.4.9-5-3.6-3.5 5-.7z';
export const iconPrint = 'M6 7V3.5h8V7M6 14H3.5V7h13v7H14M6 11.5h8v5H6z';
export const iconSort = 'M7 4v12M4 13l3 3 3-3M13 16V4M10 7l3-3 3 3';
export const iconChevronUp = 'M4 13l6-6 6 6';
export const iconKey = 'M7.5 9a4 4 0 105 5.2l.5-.7V11h2V9h2V6l-1-1h-2l-5.2 4.300z';
export const iconSignOut = 'M12 5V3.5H4v13h8V15M8.5 10H17M14 7l3 3-3 3';

/** The letters Aa. */
export const iconLanguage = 'M2.5 15L6.5 5l4 10M4 11.5h5M17 9v6M17 12a2.5 2.5 0 11-5 0 2.5 2.5 0 015 0z';

export const iconKeyboard =
  'M2.5 5.5h15v9h-15zM5.5 8.5h.01M8.5 8.5h.01M11.5 8.5h.01M14.5 8.5h.01M6.5 11.75h7';

// Sections of the admin
export const iconHome = 'M3 9.5L10 4l7 5.5M5 8.5V16h10V8.5';
export const iconNews = 'M3.5 4h10v12.5h-9a1 1 0 01-1-1zM13.5 8h3v7.5a1 1 0 01-1 1h-2M6 7h5M6 10h5M6 13h3';
/** A microscope. */
export const iconSymposium = 'M4 16.5h12M7 16.5c4.5 0 7-2.8 7-6M7.5 4l3.5 6-2 1.2-3.5-6z';
export const iconEducation = 'M2.5 8L10 4.5 17.5 8 10 11.5zM5.5 9.7V14c2.5 2 6.5 2 9 0V9.7M17.5 8v4.5';
export const iconGlobe =
  'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM2.5 10h15M10 2.5c4.5 4 4.5 11 0 15M10 2.5c-4.5 4-4.5 11 0 15';
export const iconBook =
  'M4 4.5c2.5-.8 4.5-.5 6 .8 1.5-1.3 3.5-1.6 6-.8V16c-2.5-.7-4.5-.5-6 .7-1.5-1.2-3.5-1.4-6-.7zM10 5.3v11.4';
/** A sheet with a folded corner. */
export const iconPages = 'M5 3.5h6.5L15 7v9.5H5zM11.5 3.5V7H15M7.5 10.5h5M7.5 13.5h5';
export const iconFlask =
  'M8 3h4M8.7 3v4.8L4.2 15a1.3 1.3 0 001.1 2h9.4a1.3 1.3 0 001.1-2l-4.5-7.2V3M6.3 12.5h7.4';
export const iconImage = 'M3 4.5h14v11H3zM3 13l4-4 3.5 3.5L13 10l4 4M13 8.2a1 1 0 100-2 1 1 0 000 2z';
/** A house with columns. */
export const iconInstitution = 'M3 16.5h14M3.5 7.5L10 3.5l6.5 4zM5.5 7.5v9M10 7.5v9M14.5 7.5v9';
export const iconMail = 'M2.5 4.5h15v11h-15zM2.5 5l7.5 6 7.5-6';
export const iconQuestion = 'M3 4.5h14v9.5H9l-3.5 3v-3H3zM7 8h6M7 11h4';
/** A shield. */
export const iconPrivacy =
  'M10 2.5l6.5 2.3v4.7c0 3.8-2.6 6.4-6.5 8-3.9-1.6-6.5-4.2-6.5-8V4.8zM7 10l2.2 2.2L13.2 8';

// Bold, italic, underline and strike are letters in the toolbar.
export const iconBulletList = 'M8 5h9M8 10h9M8 15h9M4 5h.1M4 10h.1M4 15h.1';
export const iconOrderedList =
  'M9 5h8M9 10h8M9 15h8M3.5 3.5L4.5 3v4M3.3 12.8c.2-1 2-1.2 2 0 0 .8-2 2.2-2 2.7h2.2';
export const iconTaskList = 'M3.5 4.5h4v4h-4zM3.5 12h4v4h-4zM4.5 6.5l1 1 1.5-2M10 6.5h7M10 14h7';
export const iconQuote = 'M4 13c2 0 3-1.5 3-4V6H3.5v4H6M12 13c2 0 3-1.5 3-4V6h-3.5v4H14';
export const iconCode = 'M7 6l-4 4 4 4M13 6l4 4-4 4';
export const iconCodeBlock = 'M3 4h14v12H3zM8.5 7.5L6 10l2.5 2.5M11.5 7.5L14 10l-2.5 2.5';
export const iconTable = 'M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M10 4.5v11';
export const iconHeaderRow = 'M3 4.5h14v11H3zM3 8.5h14M3 5.5h14M3 6.5h14M3 7.5h14';
export const iconAddRow = 'M3 3.5h14v6H3zM10 12v5M7.5 14.5h5';
export const iconRemoveRow = 'M3 3.5h14v6H3zM7.5 14.5h5';
export const iconAddColumn = 'M3.5 3h6v14h-6zM12 10h5M14.5 7.5v5';
export const iconRemoveColumn = 'M3.5 3h6v14h-6zM12 10h5';
export const iconRemoveTable = 'M3 4.5h14v11H3zM7.5 7.5l5 5M12.5 7.5l-5 5';
export const iconRule = 'M3 10h14';
export const iconLink =
  'M8.5 11.5a3 3 0 004.2 0l2.8-2.8a3 3 0 00-4.2-4.2L10 5.8M11.5 8.5a3 3 0 00-4.2 0l-2.8 2.8a3 3 0 004.2 4.2L10 14.2';
export const iconUndo = 'M7 4L3.5 7.5 7 11M3.5 7.5H12a4.5 4.5 0 010 9H8';
export const iconRedo = 'M13 4l3.5 3.5L13 11M16.5 7.5H8a4.5 4.5 0 000 9h4';
export const iconTransfer =
  'M3.5 7H16M12.500 3.500L16 7l-3.500 3.500M16.500 13H4M7.500 9.500L4 13l3.500 3.500';
