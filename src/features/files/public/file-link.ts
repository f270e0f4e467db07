import type { ItemFile } from '../contract.ts';

/** What a link to a file of an item says. The stored name says nothing: it is saved under that of the item. */
export const fileLink = (item: { title: string }, file: ItemFile) => ({
  href: file.url,
  download: `${item.title} - ${file.title}.pdf`,
  hrefLang: file.lang,
});
