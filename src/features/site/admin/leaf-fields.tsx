import { useWatch } from 'react-hook-form';
import { languages } from '#shared/language.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { LeafInput } from './leaf-input.tsx';
import { useSectionForm } from './section-context.ts';
import type { Leaf, Leaves } from './section-fields.ts';
import styles from './section-form.module.css';

type LeafFieldsProps = {
  fields: Leaves;
  /** Where their values lie in the form. */
  path?: string;
};

/** Texts in both languages beside each other, and what both share side by side. */
export function LeafFields({ fields, path }: LeafFieldsProps) {
  const entries = Object.entries(fields).map(([name, leaf]) => ({
    leaf,
    path: path === undefined ? name : `${path}.${name}`,
  }));
  return runs(entries).map(run =>
    run[0]?.leaf.isShared ? (
      <div key={run[0].path} className={styles.shared}>
        {run.map(entry => (
          <SharedField key={entry.path} {...entry} />
        ))}
      </div>
    ) : (
      run.map(entry => <LanguagePair key={entry.path} {...entry} />)
    ),
  );
}

/** What follows each other and is shared, or is not. */
function runs(entries: readonly EntryProps[]): EntryProps[][] {
  const found: EntryProps[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && last[0]?.leaf.isShared === entry.leaf.isShared) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

type EntryProps = { leaf: Leaf; path: string };

function SharedField({ leaf, path }: EntryProps) {
  return <LeafInput leaf={leaf} path={path} hint={useHint(path)} />;
}

export function LanguagePair({ leaf, path }: EntryProps) {
  const { shown } = useSectionForm();
  const hint = useHint(path);
  const bosnian = useWatch({ name: `${path}.bs` });
  return (
    <div className={styles.pair}>
      {languages.map(lang => (
        // A hidden one keeps what was typed, and where its caret is.
        <div key={lang} hidden={!shown.includes(lang)}>
          <LeafInput
            leaf={leaf}
            path={`${path}.${lang}`}
            lang={lang}
            hint={hint}
            instead={lang === 'en' ? String(bosnian ?? '') : undefined}
          />
        </div>
      ))}
    </div>
  );
}

/** The hint of a field, wherever its row stands. */
function useHint(path: string): string | undefined {
  const { t } = useTranslation('siteAdmin');
  switch (path.replace(/\.\d+/g, '')) {
    case 'mission':
      return t('hints.mission');
    case 'contact.address':
      return t('hints.address');
    case 'contact.map_url':
      return t('hints.map');
    case 'footer':
      return t('hints.footer');
    case 'people.people.role':
      return t('hints.role');
    case 'people.people.term':
      return t('hints.term');
    default:
      return undefined;
  }
}
