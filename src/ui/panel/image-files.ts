const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Which files the site takes as pictures, as far as that is known before they are sent. */
export const imageFiles = {
  accept: accepted.join(','),
  isRight: ({ type }: File) => accepted.includes(type),
  /** In bytes. */
  largest: 15 * 1024 * 1024,
};
