import { useContentSections } from '#ui/admin/screens/section.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import type { AuditEntry } from '../contract.ts';
import { auditAdmin } from '../messages/admin.ts';

type Texts = typeof auditAdmin;
type Deed = Pick<AuditEntry, 'action' | 'type' | 'title' | 'changed'>;

/** What entries say in words. */
export function useDeedTexts() {
  const { t } = useTranslation('auditAdmin');
  const text = useText();
  const sections = useContentSections();
  const nounOf = (type: string): string => {
    const section = sections.find(({ content }) => content.type === type);
    if (section) return text(`${section.texts}:one`);
    return has(auditAdmin.types, type) ? t(`types.${type}`) : type;
  };
  return {
    /** The types that the panel has words for, in the order of the filter. */
    types: [
      ...sections.map(({ content: { type } }) => ({ type, name: nounOf(type) })),
      ...Object.keys(auditAdmin.types).map(type => ({ type, name: nounOf(type) })),
    ],
    sentenceOf: (deed: Deed): string => {
      const { type, action, title } = deed;
      const values = { noun: nounOf(type), title: title ?? '' };
      // Only where this type has a sentence of its own for the action; the types do not know which.
      if (hasSentence(deed)) return t(`sentences.${type as 'question'}.${action as 'answer'}`, values);
      if (action === 'export' && title) return t('listExported', values);
      const kind = participleOf(deed);
      if (!kind) return t('other', { ...values, action: t(`actions.${action}`) });
      const participle = t(`participles.${kind}.${genderOf(type)}`);
      if (!title) return t('untitled', { ...values, participle });
      return type === 'application'
        ? t('titledApplication', { ...values, participle })
        : t('titled', { ...values, participle });
    },
    fieldOf: (name: string): string => (has(auditAdmin.fields, name) ? t(`fields.${name}`) : name),
  };
}

function hasSentence({ type, action }: Deed): boolean {
  const { sentences } = auditAdmin;
  return has(sentences, type) && has(sentences[type], action);
}

function participleOf({ action, changed }: Deed): keyof Texts['participles'] | undefined {
  if (action === 'restore' && changed.includes('version')) return 'version';
  return has(auditAdmin.participles, action) ? action : undefined;
}

/** The gender of nouns that are not feminine. */
const genders: Readonly<Record<string, 'm' | 'n'>> = {
  symposium: 'm',
  congress: 'm',
  album: 'm',
  question: 'n',
  member: 'm',
  account: 'm',
};

function genderOf(type: string): 'm' | 'f' | 'n' {
  return genders[type] ?? 'f';
}

function has<T extends object>(texts: T, key: string): key is keyof T & string {
  return Object.hasOwn(texts, key);
}
