import type { Language } from '#shared/language.ts';
import { LanguageMark } from './language-marks.tsx';
import type { Translatable } from './translating.ts';
import { type OfItem, usePresentItem } from './use-present-item.ts';

type ItemLanguageMarkProps<Item extends Translatable> = Pick<OfItem<Item>, 'queries'> & {
  lang: Language;
  item: Item | undefined;
  isWorded?: boolean;
};

/** The mark of a language by what is stored of it now. */
export function ItemLanguageMark<Item extends Translatable>(props: ItemLanguageMarkProps<Item>) {
  const { item, queries, ...mark } = props;
  if (!item) return <LanguageMark state="missing" {...mark} />;
  return <StoredMark item={item} queries={queries} {...mark} />;
}

type StoredMarkProps<Item extends Translatable> = ItemLanguageMarkProps<Item> & { item: Item };

function StoredMark<Item extends Translatable>({ item, queries, ...mark }: StoredMarkProps<Item>) {
  const { status, translation } = usePresentItem({ item, queries });
  return <LanguageMark state={status ?? 'published'} isOutdated={translation?.is_outdated} {...mark} />;
}
