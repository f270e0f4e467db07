/** How many albums a page of the gallery has (SPECIFICATION 9). */
export const albumsPerPage = 9;
