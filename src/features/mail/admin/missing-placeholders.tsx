import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useTemplateNames } from './use-template-names.ts';

type MissingPlaceholdersProps = { body: string; essential: readonly string[] };

/** Warns while the text lacks what its message is sent for. It may be saved all the same. */
export function MissingPlaceholders({ body, essential }: MissingPlaceholdersProps) {
  const { t } = useTranslation('mailAdmin');
  const { placeholderOf } = useTemplateNames();
  const missing = essential.filter(name => !body.includes(`{{${name}}}`));
  const names = missing.map(name => `{{${name}}} (${placeholderOf(name)})`).join(', ');
  return (
    <div role="status">
      {missing.length > 0 && <Note>{t('templates.missing', { count: missing.length, names })}</Note>}
    </div>
  );
}
