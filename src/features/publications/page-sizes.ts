/** How many items a page of the list has; the specification leaves it open. */
export const publicationsPerPage = 10;
