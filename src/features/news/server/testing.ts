import { create, type Fields, formOf } from '#server/testing/sample-forms.ts';
import type { TestSite } from '#server/testing/test-site.ts';
import type { NewsItem } from '../contract.ts';

/** A complete form; fields that are `undefined` are left out. */
export function newsForm(changes: Fields = {}): FormData {
  return formOf('news', changes);
}

export function addNews(site: TestSite, changes: Fields = {}): Promise<NewsItem> {
  return create<NewsItem>(site, 'news', changes);
}
