import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import type { CallOf, Endpoint } from '#shared/endpoint.ts';
import { errorText } from '#shared/error-text.ts';
import { type Language, languages } from '#shared/language.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { EditorFrame, useEditorFrame } from '#ui/admin/editor-frame.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { draftedForm, formDrafts } from '#ui/admin/form-drafts.ts';
import type { FieldMeta } from '#ui/admin/form-fields.tsx';
import { changesOf } from '#ui/admin/merge.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { useMediaQuery } from '#ui/admin/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { Fields } from '../fields.ts';
import styles from './content-languages.module.css';
import { type FormValues, valuesOf } from './form-values.ts';
import { LanguageMark } from './language-marks.tsx';
import { type Translatable, translationValues, withSharedFacts } from './translating.ts';
import { useMirroredFields } from './use-mirrored-fields.ts';

type Values = FormValues<Fields>;
type Form = UseFormReturn<Values>;
type Forms = Partial<Record<Language, Form>>;

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
  onForm: (form: Form | undefined) => void;
  onSaved: (saved: Item) => void;
  /** Called when the stored item has become an earlier version again. */
  onRestored: (item: Item) => void;
};

type ContentLanguagesProps<Item extends Translatable> = {
  title: string;
  /** The stored items by language: one, or a pair. */
  stored: Partial<Record<Language, Item>>;
  fields: Fields;
  meta: FieldMeta<string>;
  queries: { all: readonly [string]; detail: (context: ApiContext, id: number) => QueryOptions<Item> };
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
  const target: Language = original.lang === 'bs' ? 'en' : 'bs';
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
  const { today } = useSite();
  const queryClient = useQueryClient();
  const { release } = useEditorFrame();
  const isWide = useMediaQuery(wide);
  const focusLater = useFocusLater();
  const [items, setItems] = useState(stored);
  const [forms, setForms] = useState<Forms>({});
  const [saves, setSaves] = useState({ bs: 0, en: 0 });
  const [chosen, setChosen] = useState(opened);
  const [sharedPlace, setSharedPlace] = useState<HTMLElement | null>(null);
  const shown = languages.filter(lang => items[lang] || translation?.lang === lang);
  const isPair = shown.length === 2;
  const host = shown[0] as Language;
  const active = shown.includes(chosen) ? chosen : host;
  const shared = Object.keys(fields).filter(name => fields[name]?.shared);
  const setForm = (lang: Language) => (form: Form | undefined) =>
    setForms(known => (known[lang] === form ? known : { ...known, [lang]: form }));
  useMirroredFields(forms.bs, forms.en, shared);

  /** Stays open while the other language has changes of its own. */
  const finish = (lang: Language, saved: Item) => {
    const otherLang = otherOf(lang);
    const form = forms[otherLang];
    const isOtherChanged = form && ownChanges(form, shared).length > 0;
    if (!isOtherChanged) {
      release();
      return onClose();
    }
    replace(lang, saved);
    focusLater(() => document.getElementById(`${id}-${lang}`)?.focus());
    void queryClient.invalidateQueries({ queryKey: queries.all });
  };

  /** Goes on with a new form of a language, and what both share in the other one. */
  const replace = (lang: Language, saved: Item) => {
    const otherLang = otherOf(lang);
    const other = items[otherLang];
    const facts = valuesOf(fields, saved, today);
    for (const name of shared) forms[otherLang]?.resetField(name, { defaultValue: facts[name] as never });
    setItems({
      ...items,
      [lang]: saved,
      ...(other && { [otherLang]: withSharedFacts(fields, other, saved) }),
    });
    setSaves({ ...saves, [lang]: saves[lang] + 1 });
  };

  return (
    <div className={isPair ? styles.pair : styles.single}>
      {isPair && (
        <div className={styles.bar}>
          {isWide ? (
            <p>{t('both')}</p>
          ) : (
            <Tabs
              id={id}
              shown={shown}
              active={active}
              mark={lang => <Mark lang={lang} item={items[lang]} queries={queries} />}
              onChoose={setChosen}
            />
          )}
          {items.bs && items.en && (
            <Parting
              item={items.bs}
              queries={queries}
              calls={calls}
              alongside={parting}
              mayPart={() => shown.every(lang => (forms[lang] ? changesIn(forms[lang]).length === 0 : true))}
              onDone={() => {
                release();
                onClose();
              }}
            />
          )}
        </div>
      )}
      <div className={styles.languages}>
        {shown.map(lang => {
          const item = items[lang];
          return (
            <section
              key={lang}
              id={`${id}-${lang}-panel`}
              className={styles.language}
              {...(isPair && {
                role: isWide ? 'group' : 'tabpanel',
                'aria-labelledby': `${id}-${lang}`,
              })}
              hidden={isPair && !isWide && lang !== active}
            >
              {isPair && isWide && (
                <header className={styles.head}>
                  <h3 id={`${id}-${lang}`} tabIndex={-1}>
                    {t(`languages.${lang}`)}
                  </h3>
                  <Mark lang={lang} item={item} queries={queries} isWorded />
                  {saves[lang] > 0 && <span role="status">{t('saved')}</span>}
                </header>
              )}
              {isPair && item && <OutdatedNote item={item} queries={queries} calls={calls} />}
              <Fragment key={saves[lang]}>
                {children({
                  item,
                  translation: item || translation?.lang !== lang ? undefined : translation,
                  draft: item ? draftName(queries.all[0], item.id) : (translation?.draft ?? ''),
                  meta: isPair ? metaOf(meta, lang, shared, host) : meta,
                  isNarrow: isPair,
                  isPrimary: isWide ? lang === host : lang === active,
                  sharedPlace: !isPair ? undefined : lang === host ? sharedPlace : null,
                  aside: !isPair && start && <NoTranslation lang={lang} start={start} />,
                  onForm: setForm(lang),
                  onSaved: saved => finish(lang, saved),
                  onRestored: restored => replace(lang, restored),
                })}
              </Fragment>
            </section>
          );
        })}
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

const otherOf = (lang: Language): Language => (lang === 'bs' ? 'en' : 'bs');

const changesIn = (form: Form) =>
  Object.keys(changesOf(form.formState.defaultValues ?? {}, form.getValues()));

const ownChanges = (form: Form, shared: readonly string[]) =>
  changesIn(form).filter(name => !shared.includes(name));

/** Ids of their own for each language. What both share has those of the form that shows it. */
function metaOf(meta: FieldMeta<string>, lang: Language, shared: readonly string[], host: Language) {
  const entries = Object.entries(meta).map(([name, { id, label }]) => [
    name,
    { id: `${id}-${shared.includes(name) ? host : lang}`, label },
  ]);
  return Object.fromEntries(entries) as FieldMeta<string>;
}

type TabsProps = {
  id: string;
  shown: readonly Language[];
  active: Language;
  mark: (lang: Language) => ReactNode;
  onChoose: (lang: Language) => void;
};

function Tabs({ id, shown, active, mark, onChoose }: TabsProps) {
  const { t } = useTranslation('translations');
  const list = useRef<HTMLDivElement>(null);
  const choose = (lang: Language) => {
    onChoose(lang);
    list.current?.querySelector<HTMLElement>(`[data-lang="${lang}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={t('tabs')} className={styles.tabs}>
      {shown.map(lang => (
        <button
          key={lang}
          type="button"
          role="tab"
          id={`${id}-${lang}`}
          data-lang={lang}
          aria-selected={lang === active}
          aria-controls={`${id}-${lang}-panel`}
          tabIndex={lang === active ? 0 : -1}
          onClick={() => onChoose(lang)}
          onKeyDown={event => {
            if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') choose(otherOf(lang));
          }}
        >
          {t(`languages.${lang}`)} {mark(lang)}
        </button>
      ))}
    </div>
  );
}

type OfItem<Item extends Translatable> = {
  item: Item;
  queries: ContentLanguagesProps<Item>['queries'];
};

/** The item as it is stored now, which a save of the other language may have left behind. */
function usePresent<Item extends Translatable>({ item, queries }: OfItem<Item>): Item {
  const { data } = useQuery({ ...queries.detail(useSite(), item.id), refetchOnWindowFocus: false });
  return data ?? item;
}

type MarkProps<Item extends Translatable> = {
  lang: Language;
  item: Item | undefined;
  queries: ContentLanguagesProps<Item>['queries'];
  isWorded?: boolean;
};

function Mark<Item extends Translatable>({ item, queries, ...mark }: MarkProps<Item>) {
  if (!item) return <LanguageMark state="missing" {...mark} />;
  return <StoredMark item={item} queries={queries} {...mark} />;
}

function StoredMark<Item extends Translatable>({ item, queries, ...mark }: MarkProps<Item> & { item: Item }) {
  const { status, translation } = usePresent({ item, queries });
  return <LanguageMark state={status ?? 'published'} isOutdated={translation?.is_outdated} {...mark} />;
}

function OutdatedNote<Item extends Translatable>(props: OfItem<Item> & { calls: { update: Endpoint } }) {
  const { t } = useTranslation('translations');
  const { id, translation } = usePresent(props);
  const { change, isBusy } = useChange(props);
  if (!translation?.is_outdated) return null;
  return (
    <Note
      className={styles.outdated}
      action={
        <Button
          size="small"
          isBusy={isBusy}
          onClick={() => change(id, { isCurrent: 'true' }, t('markedCurrent'), t('changeFailed'))}
        >
          {t('markCurrent')}
        </Button>
      }
    >
      {t('outdated', { title: translation.title })}
    </Note>
  );
}

type PartingProps<Item extends Translatable> = OfItem<Item> & {
  calls: { update: Endpoint };
  alongside: string | undefined;
  /** Whether nothing unsaved would be lost. */
  mayPart: () => boolean;
  onDone: () => void;
};

/** Makes two single items of a pair. */
function Parting<Item extends Translatable>(props: PartingProps<Item>) {
  const { item, alongside, mayPart, onDone } = props;
  const { t } = useTranslation('translations');
  const { showError } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = useChange(props);
  return (
    <>
      <Button
        size="small"
        look="ghost"
        onClick={() => (mayPart() ? setIsAsking(true) : showError(t('part.saveFirst')))}
      >
        {t('part.open')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('part.title')}
          confirmLabel={t('part.confirm')}
          busyLabel={t('part.busy')}
          cancelLabel={t('part.cancel')}
          isBusy={isBusy}
          onConfirm={async () => {
            if (await change(item.id, { translationOf: '' }, t('part.done'), t('changeFailed'))) onDone();
          }}
          onCancel={() => setIsAsking(false)}
        >
          {t('part.text')} {alongside}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Changes a pair outside of the forms, at once. */
function useChange({ queries, calls }: { queries: { all: readonly [string] }; calls: { update: Endpoint } }) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { showSuccess, showError } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (id: number, body: Record<string, string>, done: string, failed: string) => {
    setIsBusy(true);
    try {
      await withSession(() => api(calls.update, { id, body } as unknown as CallOf<Endpoint>));
      showSuccess(done);
      void queryClient.invalidateQueries({ queryKey: queries.all });
      return true;
    } catch (error) {
      showError(errorText(error, failed));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { change, isBusy };
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
