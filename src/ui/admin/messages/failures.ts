const failed = 'Došlo je do greške';

/** The default texts of failed changes to content (docs/product.md#messages-of-the-panel). */
export const failures = {
  createFailed: failed,
  updateFailed: failed,
  deleteFailed: `${failed} prilikom brisanja`,
};
