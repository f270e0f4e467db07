/** Events per page (docs/product.md#constants). */
export const workshopsPerPage = 5;
export const symposiaPerPage = 6;
export const congressesPerPage = 6;
