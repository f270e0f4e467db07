import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { siteQuery } from '#shared/site-query.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField } from '#ui/forms/field.tsx';
import { LanguageField } from '#ui/forms/language-field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { eventQueries } from '../client.ts';
import { eventTimes } from '../event-days.ts';
import { type EventFilter, filterParameters } from '../event-filter.ts';
import { eventKinds } from '../kinds.ts';
import { allEventsPath } from '../paths.ts';
import { allEventsTexts } from '../texts/all-events.ts';
import styles from './event-filter-form.module.css';

/** A plain form whose address is that of the list. With scripts the address has only what was chosen. */
export function EventFilterForm({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events');
  const site = useSite();
  const texts = allEventsTexts[site.language].filter;
  const navigate = useNavigate();
  const { data } = useQuery(eventQueries.choices(site));
  const path = allEventsPath.href();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    void navigate({ pathname: path, search: siteQuery(chosen, filterParameters).toString() });
  };
  const optionsOf = (name: keyof typeof texts.any, values: readonly string[], names = values) => {
    const chosen = filter[name];
    const isKnown = chosen === undefined || values.includes(chosen);
    return {
      name,
      label: texts[name],
      defaultValue: chosen ?? '',
      options: [
        { value: '', label: texts.any[name] },
        ...values.map((value, index) => ({ value, label: String(names[index]) })),
        // Typed into the address.
        ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
      ],
    };
  };
  const isNarrowed = Object.keys(filter).length > 0;
  // There are no events to choose from.
  if (data?.years.length === 0 && !isNarrowed) return null;
  return (
    // Anew for another address, because what was chosen is only a beginning of what is typed.
    <form
      className={styles.form}
      action={path}
      method="get"
      onSubmit={show}
      key={JSON.stringify(filter)}
      aria-label={texts.label}
    >
      <LanguageField />
      {/* Chosen by the links above. */}
      {filter.year && <input type="hidden" name="year" value={filter.year} />}
      <SelectField
        {...optionsOf(
          'kind',
          eventKinds,
          eventKinds.map(kind => t(`${kind}.title`)),
        )}
      />
      <SelectField
        {...optionsOf(
          'when',
          eventTimes,
          eventTimes.map(time => texts.times[time]),
        )}
      />
      <SelectField {...optionsOf('place', data?.places ?? [])} />
      <Button type="submit" look="primary" className={styles.button}>
        {texts.show}
      </Button>
      {isNarrowed && (
        <ButtonLink to={path} className={styles.button}>
          {texts.clear}
        </ButtonLink>
      )}
    </form>
  );
}
