/** Items per page (docs/product.md#constants). */
export const publicationsPerPage = 10;
