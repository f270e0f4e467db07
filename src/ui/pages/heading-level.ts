/** The level of a heading below the page's own. */
export type HeadingLevel = 2 | 3 | 4 | 5;
