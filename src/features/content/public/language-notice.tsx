import type { Language } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';

/** Says of an item that its text does not exist in the reader's language. */
export function LanguageNotice({ lang, className }: { lang: Language; className?: string | undefined }) {
  const { t } = useTranslation('content');
  if (lang === useSite().language) return null;
  return <Note className={className}>{t(`textOnlyIn.${lang}`)}</Note>;
}
