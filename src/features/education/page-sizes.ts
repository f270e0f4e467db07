/** Items per page (docs/product.md#constants). */
export const educationPerPage = 10;
