/** Stored and sent in Bosnian whatever the item's language; shown in English by their messages. */
export const newsCategories = ['Vijesti', 'Događaji', 'Obavijesti'] as const;
