import type { Language } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';

type LanguageNoticeProps = {
  item: { lang: Language; translation: object | null };
  className?: string | undefined;
};

/** Says of an item that its text does not exist in the reader's language. */
export function LanguageNotice({ item: { lang, translation }, className }: LanguageNoticeProps) {
  const { t } = useTranslation('content');
  if (lang === useSite().language || translation) return null;
  return <Note className={className}>{t(`textOnlyIn.${lang}`)}</Note>;
}
