import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Language, otherLanguage } from '#shared/language.ts';
import { changesOf } from '#ui/admin/saving/merge.ts';
import { useSite } from '#ui/site-context.tsx';
import type { Fields } from '../../fields.ts';
import { type FormValues, valuesOf } from '../editor/form-values.ts';
import { type Translatable, withSharedFacts } from './translating.ts';
import { useMirroredFields } from './use-mirrored-fields.ts';

export type LanguageFormValues = UseFormReturn<FormValues<Fields>>;
export type StoredLanguages<Item> = Partial<Record<Language, Item>>;

/** The items and the open forms of both languages. What the two share is kept equal in the forms. */
export function useLanguageForms<Item extends Translatable>(fields: Fields, stored: StoredLanguages<Item>) {
  const { today } = useSite();
  const [items, setItems] = useState(stored);
  const [forms, setForms] = useState<Partial<Record<Language, LanguageFormValues>>>({});
  const [saves, setSaves] = useState({ bs: 0, en: 0 });
  const shared = Object.keys(fields).filter(name => fields[name]?.shared);
  useMirroredFields(forms.bs, forms.en, shared);

  /** The names of the fields that were changed in a form. */
  const changesIn = (lang: Language) => {
    const form = forms[lang];
    return form ? Object.keys(changesOf(form.formState.defaultValues ?? {}, form.getValues())) : [];
  };
  return {
    items,
    shared,
    /** How often each language was replaced; a new form follows each time. */
    saves,
    setForm: (lang: Language) => (form: LanguageFormValues | undefined) =>
      setForms(known => (known[lang] === form ? known : { ...known, [lang]: form })),
    hasChanges: (lang: Language) => changesIn(lang).length > 0,
    hasOwnChanges: (lang: Language) => changesIn(lang).some(name => !shared.includes(name)),
    /** Goes on with a new form of a language, and what both share in the other one. */
    replace: (lang: Language, saved: Item) => {
      const other = otherLanguage(lang);
      const facts = valuesOf(fields, saved, today);
      for (const name of shared) {
        // The form that does not show a field has to be told of it before it resets it.
        forms[other]?.register(name);
        forms[other]?.resetField(name, { defaultValue: facts[name] as never });
      }
      setItems({
        ...items,
        [lang]: saved,
        ...(items[other] && { [other]: withSharedFacts(fields, items[other], saved) }),
      });
      setSaves({ ...saves, [lang]: saves[lang] + 1 });
    },
  };
}
