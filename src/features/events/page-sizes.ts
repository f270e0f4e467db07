/** How many events a page of each list has (SPECIFICATION 9; for congresses as for symposia). */
export const workshopsPerPage = 5;
export const symposiaPerPage = 6;
export const congressesPerPage = 6;
