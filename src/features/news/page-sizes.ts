/** Items per page, and on the home page (docs/product.md#constants). */
export const newsPerPage = 6;
export const newsOnHomePage = 3;
