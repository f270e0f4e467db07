import { useTranslation } from '#ui/i18n.tsx';

const kinds = [
  'news',
  'workshop',
  'symposium',
  'congress',
  'events',
  'education',
  'publication',
  'publications',
  'album',
  'albums',
  'image',
  'images',
  'page',
  'pages',
  'file',
  'files',
  'item_files',
  'text_images',
  'application',
  'applications',
  'question',
  'questions',
  'member',
  'members',
  'certificates',
  'versions',
  'site_texts',
] as const;
const steps = ['copying', 'writing', 'files', 'rows'] as const;

/** What types, tables and steps are called; a table that nobody else sees by its own name. */
export function useKindNames() {
  const { t } = useTranslation('movingAdmin');
  const kindName = (name: string) => {
    const kind = kinds.find(known => known === name);
    return kind ? t(`kinds.${kind}`) : name;
  };
  const stepName = (name: string) => {
    const step = steps.find(known => known === name);
    return step ? t(`steps.${step}`) : kindName(name);
  };
  return { kindName, stepName };
}
