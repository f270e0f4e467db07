/** By the tables of content, the columns of other tables that refer to their items. */
export const parentColumns = {
  news: 'news_id',
  events: 'event_id',
  education: 'education_id',
  publications: 'publication_id',
  pages: 'page_id',
} as const;
export type ParentTable = keyof typeof parentColumns;
export type ParentColumn = (typeof parentColumns)[ParentTable];
