/**
 * The printable membership form, `public/pristupnica.pdf`, made by tools/make-membership-form.ts. The
 * association may replace the file, so its size is read at build time.
 */
export const membershipForm = {
  path: '/pristupnica.pdf',
  bytes: Number(import.meta.env.MEMBERSHIP_FORM_BYTES),
};
