/** How many albums a page of the gallery has (docs/product.md#constants). */
export const albumsPerPage = 9;
