import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { type Dates, useDates } from '#ui/admin/use-dates.ts';
import { hintClass, SelectField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { listNamedEvents, type NamedEvent } from '../../contract.ts';
import styles from './event-field.module.css';

/** Events whose titles have the words of a search, and the chosen one. */
function namedEvents(
  { api }: ApiContext,
  { search, chosen }: { search: string; chosen: string },
): QueryOptions<NamedEvent[]> {
  return {
    queryKey: ['event', 'named', search, chosen],
    queryFn: ({ signal }) =>
      api(listNamedEvents, { query: { search, ...(chosen && { chosen: Number(chosen) }) } }, { signal }),
  };
}

type EventFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** The id of an event; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** The event that an item is about: a choice among those that a search of titles leaves. */
export function EventField({ onChange, ...field }: EventFieldProps) {
  const { t } = useTranslation('eventChoice');
  const [search, setSearch] = useState('');
  const dates = useDates();
  const query = namedEvents(useSite(), { search: useDeferredValue(search), chosen: field.value });
  const { data = [], isError } = useQuery({ ...query, placeholderData: keepPreviousData });
  const isKnown = field.value === '' || data.some(({ id }) => String(id) === field.value);
  const options = [
    { value: '', label: t('none') },
    ...(isKnown ? [] : [{ value: field.value, label: t('unknown', { id: field.value }) }]),
    ...data.map(event => ({ value: String(event.id), label: nameOf(event, dates) })),
  ];
  return (
    <div className={styles.event}>
      <SelectField
        {...field}
        hint={t('hint')}
        error={field.error ?? (isError ? t('failed') : undefined)}
        options={options}
        onChange={event => onChange(event.target.value)}
      />
      <TextField
        id={`${field.id}-search`}
        type="search"
        label={t('search')}
        value={search}
        maxLength={200}
        onChange={event => setSearch(event.target.value)}
      />
      <p className={hintClass} role="status">
        {search && t('found', { count: data.length })}
      </p>
    </div>
  );
}

/** An event by its id, in a sentence. */
export function EventName({ id }: { id: string }) {
  const { t } = useTranslation('eventChoice');
  const { data = [] } = useQuery(namedEvents(useSite(), { search: '', chosen: id }));
  const dates = useDates();
  const event = data.find(each => String(each.id) === id);
  return event ? nameOf(event, dates) : t('unknown', { id });
}

function nameOf({ title, started_at }: NamedEvent, dates: Dates): string {
  return `${title} (${dates.day(started_at)})`;
}
