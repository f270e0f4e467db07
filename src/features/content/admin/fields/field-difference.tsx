import { lazy, type ReactNode, Suspense } from 'react';
import { isDay } from '#shared/dates.ts';
import { isLanguage } from '#shared/language.ts';
import { parseFocus } from '#shared/picture-focus.ts';
import { type Dates, useDates } from '#ui/admin/use-dates.ts';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import type { Field } from '../../fields.ts';
import { useMoments } from '../use-moments.ts';
import { EventName } from './event-field.tsx';
import styles from './field-difference.module.css';
import { ComparedFile } from './stored-file.tsx';

const Difference = lazy(() => import('#ui/admin/difference/difference.tsx'));

type FieldDifferenceProps = {
  field: Field;
  /** Values as in the form; a file that is stored is its address. */
  before: unknown;
  after: unknown;
  /** Of a choice, by its values. */
  valueLabels?: Readonly<Record<string, string>> | undefined;
  /** The language of the texts. */
  lang?: string | undefined;
};

/** What was changed in a field: words of texts, pictures side by side, everything else as before and after. */
export function FieldDifference({ field, before, after, valueLabels, lang }: FieldDifferenceProps) {
  const { t } = useTranslation('screens');
  const { describe } = useMoments();
  const dates = useDates();
  const shownOf = (value: unknown) => {
    if (field.kind === 'instant' && value) return describe(String(value));
    if (field.kind === 'focus' && value) return focusText(String(value), t);
    if (field.kind === 'event' && value) return <EventName id={String(value)} />;
    return valueLabels?.[String(value)] ?? valueText(value, t, dates);
  };
  switch (field.kind) {
    case 'image':
    case 'pdf':
      return (
        <div className={styles.files}>
          <Side label={t('difference.before')}>
            <ComparedFile kind={field.kind} file={before} alt={t('difference.picture.before')} />
          </Side>
          <Side label={t('difference.after')}>
            <ComparedFile kind={field.kind} file={after} alt={t('difference.picture.after')} />
          </Side>
        </div>
      );
    case 'line':
    case 'text':
    case 'html':
    case 'url':
    case 'link':
      return (
        <Suspense>
          <Difference
            before={String(before ?? '')}
            after={String(after ?? '')}
            isHtml={field.kind === 'html'}
            lang={lang}
          />
        </Suspense>
      );
    default:
      return (
        <p className={styles.values}>
          <span className="visually-hidden">{t('difference.before')}: </span>
          <del>{shownOf(before)}</del>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden">. {t('difference.after')}: </span>
          <ins>{shownOf(after)}</ins>
        </p>
      );
  }
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className={styles.side}>
      <figcaption>{label}</figcaption>
      {children}
    </figure>
  );
}

function focusText(value: string, t: Translate<'screens'>): string {
  const focus = parseFocus(value);
  return focus ? `${t('focus.x')} ${focus.x} %, ${t('focus.y').toLowerCase()} ${focus.y} %` : value;
}

function valueText(value: unknown, t: Translate<'screens'>, dates: Dates): string {
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  const text = String(value ?? '');
  if (text === '') return t('difference.none');
  if (isLanguage(text)) return t(`languages.${text}`);
  return isDay(text) ? dates.day(text) : text;
}
