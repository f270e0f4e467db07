// Own drawings on a 20 × 20 grid. One constant each, so that a bundle has only those it imports. A module is
// not split across chunks, so the admin's are in icons-admin.ts.

export const iconChevronDown = 'M4 7l6 6 6-6';
export const iconChevronRight = 'M8 5l5 5-5 5';
export const iconChevronLeft = 'M12 5l-5 5 5 5';
export const iconArrowRight = 'M4 10h12M11 5l5 5-5 5';
export const iconArrowLeft = 'M16 10H4M9 5l-5 5 5 5';
export const iconExternal = 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7';
export const iconSearch = 'M9 15A6 6 0 109 3a6 6 0 000 12zM13.5 13.5L17 17';
export const iconMenu = 'M3 6h14M3 10h14M3 14h14';
export const iconClose = 'M5 5l10 10M15 5L5 15';
export const iconCheck = 'M4 10.5l4 4 8-9';
export const iconCalendar = 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5';
export const iconClock = 'M10 17a7 7 0 100-14 7 7 0 000 14zM10 6v4.2l2.8 1.8';
export const iconPin =
  'M10 17.5S4.5 12.6 4.5 8.3a5.5 5.5 0 0111 0c0 4.3-5.5 9.2-5.5 9.2zM10 10.2a2 2 0 100-4 2 2 0 000 4z';
export const iconGlobe =
  'M10 17a7 7 0 100-14 7 7 0 000 14zM3 10h14M10 3c2.5 2.3 2.5 11.7 0 14M10 3c-2.5 2.3-2.5 11.7 0 14';
export const iconBanknote = 'M2.5 5.5h15v9h-15zM10 12a2 2 0 100-4 2 2 0 000 4z';
export const iconUser = 'M10 10a3.3 3.3 0 100-6.6A3.3 3.3 0 0010 10zM3.5 17c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5';
export const iconUsers =
  'M7.5 9.5a2.8 2.8 0 100-5.6 2.8 2.8 0 000 5.6zM2 16.5c.5-3 2.7-4.6 5.5-4.6s5 1.6 5.5 4.6M13 4.3a2.8 2.8 0 010 5M15 12.3c1.7.7 2.7 2.1 3 4.2';
export const iconDownload = 'M10 3v9.5M6 9l4 4 4-4M4 16.5h12';
export const iconMail = 'M3 5h14v10.5H3zM3 6l7 5.5L17 6';
export const iconSuccess = 'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM6.5 10.2l2.4 2.4 4.6-5';
export const iconWarning = 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1';
export const iconInfo = 'M10 17.5a7.5 7.5 0 100-15 7.5 7.5 0 000 15zM10 9v5M10 6.3v.1';
