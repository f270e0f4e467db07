/**
 * The printable membership form, `public/pristupnica.pdf`: made by tools/make-membership-form.ts, and the
 * association may put a file of its own in its place. Its size is therefore read when the pages are built.
 */
export const membershipForm = {
  path: '/pristupnica.pdf',
  bytes: Number(import.meta.env.MEMBERSHIP_FORM_BYTES),
};
