/** Stored and sent in Bosnian, whatever the item's language. The messages translate them. */
export const newsCategories = ['Vijesti', 'Događaji', 'Obavijesti'] as const;
