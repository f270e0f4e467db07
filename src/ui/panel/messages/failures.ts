const failed = 'Došlo je do greške';

/** What a failed change of content is told in, unless its type has words of its own (SPECIFICATION 8). */
export const failures = {
  createFailed: failed,
  updateFailed: failed,
  deleteFailed: `${failed} prilikom brisanja`,
};
