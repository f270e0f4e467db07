const failed = 'Došlo je do greške';

/**
 * What a failed change of content is told in, unless its type has words of its own
 * (docs/product.md#messages-of-the-panel).
 */
export const failures = {
  createFailed: failed,
  updateFailed: failed,
  deleteFailed: `${failed} prilikom brisanja`,
};
