/** Albums per page (docs/product.md#constants). */
export const albumsPerPage = 9;
