/** How many items a page of the list has (docs/product.md#constants). */
export const educationPerPage = 10;
