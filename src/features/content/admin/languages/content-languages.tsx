import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { draftName } from '#features/accounts/session.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type Language, languages, otherLanguage } from '#shared/language.ts';
import { draftedForm, formDrafts } from '#ui/admin/drafts/form-drafts.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { EditorFrame, useEditorFrame } from '#ui/admin/forms/editor-frame.tsx';
import type { FieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { useMediaQuery } from '#ui/admin/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Fields } from '../../fields.ts';
import type { FormValues } from '../editor/form-values.ts';
import { useOpenTool } from '../item-tools.tsx';
import styles from './content-languages.module.css';
import { ItemLanguageMark } from './item-language-mark.tsx';
import { LanguageSection } from './language-section.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { Parting } from './parting.tsx';
import { type Translatable, translationValues } from './translating.ts';
import { type LanguageFormValues, type StoredLanguages, useLanguageForms } from './use-language-forms.ts';

type Values = FormValues<Fields>;

/** What the form of one language is told. */
export type LanguageForm<Item> = {
  /** Undefined for a translation that is not stored yet. */
  item: Item | undefined;
  /** The values with which a new translation begins, and the id of its original. */
  translation?: { of: number; values: Values } | undefined;
  draft: string;
  meta: FieldMeta<string>;
  /** Whether another language is beside it. */
  isNarrow: boolean;
  /** Whether Ctrl+S saves it where no form has the focus. */
  isPrimary: boolean;
  /** Where the facts are shown that both languages share; null if the other form shows them. */
  sharedPlace: Element | null | undefined;
  aside: ReactNode;
  onForm: (form: LanguageFormValues | undefined) => void;
  /** Also told the tool that is opened next, for which the form was saved. */
  onSaved: (saved: Item, tool?: string) => void;
  /** Called when the stored item has become an earlier version again. */
  onRestored: (item: Item) => void;
};

type ContentLanguagesProps<Item extends Translatable> = {
  title: string;
  /** The stored items by language: one, or a pair. */
  stored: StoredLanguages<Item>;
  fields: Fields;
  meta: FieldMeta<string>;
  queries: {
    type: string;
    all: readonly [string];
    detail: (context: ApiContext, id: number) => QueryOptions<Item>;
  };
  calls: { update: Endpoint };
  /** What becomes of things that a pair has together when it is undone. */
  parting?: string | undefined;
  /** The language that was opened, and whether to begin its translation at once. */
  opened: Language;
  isTranslating: boolean;
  onClose: () => void;
  children: (form: LanguageForm<Item>) => ReactNode;
};

const wide = '(min-width: 68.75rem)';

/** The sheet of an item in one language or two: both texts beside each other, or in tabs where there is no room. */
export function ContentLanguages<Item extends Translatable>(props: ContentLanguagesProps<Item>) {
  const { title, onClose, stored, fields, queries, opened } = props;
  const original = Object.values(stored)[0] as Item;
  const target = otherLanguage(original.lang);
  const isPair = Object.keys(stored).length === 2;
  const draft = `${draftName(queries.all[0], original.id)}:${target}`;
  const [started, setStarted] = useState<Values>();
  const { today } = useSite();
  const start = async () => setStarted(await translationValues(fields, original, target, today));
  const begin = useEffectEvent(start);
  const [isWanted] = useState(() => props.isTranslating || isKept(draft));
  useEffect(() => {
    if (isWanted && !isPair) void begin();
  }, [isWanted, isPair]);
  return (
    <EditorFrame title={title} isWide={isPair || started !== undefined} onClose={onClose}>
      <Languages
        {...props}
        start={isPair ? undefined : start}
        translation={started && { lang: target, of: original.id, values: started, draft }}
        opened={isWanted ? target : opened}
      />
    </EditorFrame>
  );
}

/** Whether a translation was begun and not saved. */
function isKept(draft: string): boolean {
  return formDrafts.list(draft).some(({ name }) => draftedForm(name) === draft);
}

type Translation = { lang: Language; of: number; values: Values; draft: string };

type LanguagesProps<Item extends Translatable> = ContentLanguagesProps<Item> & {
  /** Begins a translation of an item that has none. */
  start: (() => Promise<void>) | undefined;
  translation: Translation | undefined;
};

function Languages<Item extends Translatable>(props: LanguagesProps<Item>) {
  const { stored, fields, meta, queries, calls, parting, opened, onClose, children, start, translation } =
    props;
  const { t } = useTranslation('translations');
  const id = useId();
  const queryClient = useQueryClient();
  const { release } = useEditorFrame();
  const openTool = useOpenTool();
  const isWide = useMediaQuery(wide);
  const focusLater = useFocusLater();
  const { items, shared, saves, setForm, hasChanges, hasOwnChanges, replace } = useLanguageForms(
    fields,
    stored,
  );
  const [chosen, setChosen] = useState(opened);
  const [sharedPlace, setSharedPlace] = useState<HTMLElement | null>(null);
  const shown = languages.filter(lang => items[lang] || translation?.lang === lang);
  const isPair = shown.length === 2;
  const host = shown[0] as Language;
  const active = shown.includes(chosen) ? chosen : host;
  // What is to be written: the sheet has given the focus to the original.
  const written = translation && metaOf(meta, translation.lang, shared, host).title?.id;
  useEffect(() => {
    if (written) document.getElementById(written)?.focus();
  }, [written]);
  const translate = async () => {
    setChosen(otherLanguage(host));
    await start?.();
  };

  /** Stays open for a tool, and while the other language has changes of its own. */
  const finish = (lang: Language, saved: Item, tool: string | undefined) => {
    if (!tool && !hasOwnChanges(otherLanguage(lang))) {
      release();
      return onClose();
    }
    replace(lang, saved);
    if (tool) openTool({ name: tool, item: saved.id });
    else focusLater(() => document.getElementById(`${id}-${lang}`)?.focus());
    void queryClient.invalidateQueries({ queryKey: queries.all });
  };

  const formOf = (lang: Language): LanguageForm<Item> => {
    const item = items[lang];
    return {
      item,
      translation: item || translation?.lang !== lang ? undefined : translation,
      draft: item ? draftName(queries.all[0], item.id) : (translation?.draft ?? ''),
      meta: isPair ? metaOf(meta, lang, shared, host) : meta,
      isNarrow: isPair,
      isPrimary: isWide ? lang === host : lang === active,
      sharedPlace: !isPair ? undefined : lang === host ? sharedPlace : null,
      aside: !isPair && start && <NoTranslation lang={lang} start={translate} />,
      onForm: setForm(lang),
      onSaved: (saved, tool) => finish(lang, saved, tool),
      onRestored: restored => replace(lang, restored),
    };
  };

  return (
    <div className={isPair ? styles.pair : styles.single}>
      {isPair && (
        <div className={styles.bar}>
          {isWide ? (
            <p>{t('both')}</p>
          ) : (
            <LanguageTabs
              id={id}
              shown={shown}
              active={active}
              mark={lang => <ItemLanguageMark lang={lang} item={items[lang]} queries={queries} />}
              onChoose={setChosen}
            />
          )}
          {items.bs && items.en && (
            <Parting
              id={items.bs.id}
              queries={queries}
              calls={calls}
              alongside={parting}
              mayPart={() => !shown.some(hasChanges)}
              onDone={() => {
                release();
                onClose();
              }}
            />
          )}
        </div>
      )}
      <div className={styles.languages}>
        {shown.map(lang => (
          // One language alone becomes one of two when its translation is begun, and keeps its form.
          <LanguageSection
            key={lang}
            id={`${id}-${lang}`}
            lang={lang}
            item={items[lang]}
            queries={queries}
            calls={calls}
            shape={{ fields, meta }}
            isPair={isPair}
            isWide={isWide}
            isHidden={isPair && !isWide && lang !== active}
            isSaved={saves[lang] > 0}
          >
            <Fragment key={saves[lang]}>{children(formOf(lang))}</Fragment>
          </LanguageSection>
        ))}
        {isPair && shared.length > 0 && (
          <aside className={styles.shared} aria-labelledby={`${id}-shared`}>
            <h3 id={`${id}-shared`}>{t('shared')}</h3>
            <p>{t('sharedHint')}</p>
            <div ref={setSharedPlace} />
          </aside>
        )}
      </div>
    </div>
  );
}

/** Ids of their own for each language. What both share has those of the form that shows it. */
function metaOf(meta: FieldMeta<string>, lang: Language, shared: readonly string[], host: Language) {
  const entries = Object.entries(meta).map(([name, { id, label }]) => [
    name,
    { id: `${id}-${shared.includes(name) ? host : lang}`, label },
  ]);
  return Object.fromEntries(entries) as FieldMeta<string>;
}

function NoTranslation({ lang, start }: { lang: Language; start: () => Promise<void> }) {
  const { t } = useTranslation('translations');
  return (
    <div className={styles.none}>
      <p>{t(`none.${lang}`)}</p>
      <Button onClick={() => void start()}>{t('translate')}</Button>
    </div>
  );
}
