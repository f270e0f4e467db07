import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDay, isDay } from '#shared/dates.ts';
import { isLanguage } from '#shared/language.ts';
import type { Clash } from '#ui/admin/conflict-dialog.tsx';
import { shortenAlike } from '#ui/admin/merge.ts';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { type Translate, useTranslation } from '#ui/i18n.tsx';

type ClashesOf = {
  names: readonly string[];
  mine: FieldValues;
  theirs: FieldValues;
  meta: Readonly<Record<string, { label: string }>>;
  files: readonly string[];
};

/** Describes the fields that both sides changed, with both values. */
export function useClashes(): (of: ClashesOf) => Clash[] {
  const { t } = useTranslation('screens');
  return ({ names, mine, theirs, meta, files }) =>
    names.map(name => {
      const label = meta[name]?.label ?? name;
      if (files.includes(name))
        return { name, label, mine: fileText(mine[name], t), theirs: fileText(theirs[name], t) };
      const texts = [textOf(mine[name], t), textOf(theirs[name], t)] as const;
      const [ours, other] = shortenAlike(...texts);
      const isSame = texts[0] === texts[1];
      return { name, label, mine: ours, theirs: isSame ? t('conflict.formatting') : other };
    });
}

function fileText(file: File | string | null, t: Translate<'screens'>): ReactNode {
  if (file === null) return t('conflict.removed');
  if (file instanceof File) return file.name;
  return <NewTabLink href={file}>{t('conflict.file')}</NewTabLink>;
}

function textOf(value: unknown, t: Translate<'screens'>): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  const text = String(value ?? '');
  if (isLanguage(text)) return t(`languages.${text}`);
  if (isDay(text)) return formatDay(text, 'bs');
  return isHtml(text) ? readable(text) : text;
}

/** The editor's HTML always starts with a block. */
function isHtml(text: string): boolean {
  return /^<[a-z][^>]*>.*>$/s.test(text);
}

function readable(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, pre, br')) block.after('\n');
  return page.body.textContent.trim();
}
