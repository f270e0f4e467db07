/** How many items a page of the list has, and how many the home page shows (SPECIFICATION 9). */
export const newsPerPage = 6;
export const newsOnHomePage = 3;
