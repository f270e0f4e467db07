/** How many items a page of the list has, and how many the home page shows (docs/product.md#constants). */
export const newsPerPage = 6;
export const newsOnHomePage = 3;
