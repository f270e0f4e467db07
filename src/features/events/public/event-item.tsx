import { Fragment, type ReactNode } from 'react';
import { Breadcrumbs } from '#features/content/public/breadcrumbs.tsx';
import { ContentItem, type ItemPageProps } from '#features/content/public/content-item.tsx';
import { LanguageNotice } from '#features/content/public/language-notice.tsx';
import type { Related } from '#features/content/related-contract.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { versionsOfItem } from '#shared/page-versions.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { pageWidth } from '#ui/pictures/page-width.ts';
import { frameClass } from '#ui/pictures/picture.tsx';
import { useSite } from '#ui/site-context.tsx';
import { type ApplicationsState, applicationsAt } from '../applications-open.ts';
import { formatDays } from '../event-days.ts';
import type { EventKind } from '../kinds.ts';
import { eventPaths } from '../paths.ts';
import { EventData } from './event-data.tsx';
import { EventFacts } from './event-facts.tsx';
import styles from './event-item.module.css';
import { EventPicture } from './event-picture.tsx';
import { occasionId, pictureOf, type ShownEvent } from './shown-event.ts';

const sizes = `(min-width: 83.5rem) 51rem, (min-width: 64rem) calc(87vw - 22rem), ${pageWidth}`;

type EventItemProps<Item> = ItemPageProps & {
  kind: EventKind;
  queries: {
    detail: (context: ApiContext, id: number) => QueryOptions<Item>;
    related: (context: ApiContext, id: number) => QueryOptions<Related>;
  };
  html: (event: Item) => string;
  form: (event: Item) => ReactNode;
};

export function EventItem<Item extends ShownEvent>(props: EventItemProps<Item>) {
  const { id, kind, queries, html, form } = props;
  const { t } = useTranslation('events');
  const site = useSite();
  return (
    <ContentItem
      id={id}
      query={known => queries.detail(site, known)}
      related={known => queries.related(site, known)}
      upcomingTitle={t(`${kind}.next`)}
      title={t(`${kind}.title`)}
      back={{ to: eventPaths[kind].list.href(), text: t(`${kind}.back`) }}
      texts={{
        error: t(`${kind}.error`),
        missing: { title: t(`${kind}.missing.title`), text: t(`${kind}.missing.text`) },
      }}
      className={styles.page}
      after={event =>
        takesForms(applicationsAt(event, site)) &&
        (site.isPreview ? <NoForm /> : <Fragment key={occasionId(event)}>{form(event)}</Fragment>)
      }
    >
      {event => <EventArticle kind={kind} event={event} html={html(event)} />}
    </ContentItem>
  );
}

function takesForms(state: ApplicationsState): boolean {
  return state === 'open' || state === 'waitingList';
}

/** In a preview nobody can apply. */
function NoForm() {
  const { t } = useTranslation('events');
  return (
    <section className={`${wrap.wrap} ${styles.noForm}`} id="prijava">
      <Note>{t('noFormInPreview')}</Note>
    </section>
  );
}

function EventArticle({ kind, event, html }: { kind: EventKind; event: ShownEvent; html: string }) {
  const { t } = useTranslation('events');
  const { language } = useSite();
  const { title, description, location, lang } = event;
  const image = pictureOf(event);
  const versions = versionsOfItem(event, eventPaths[kind].item.href);
  const summary = description || t('summary', { days: formatDays(event, language), location });
  return (
    <article className={styles.event}>
      <PageMeta
        title={title}
        description={summary}
        picture={{ src: image, details: event.image_details ?? null }}
        versions={versions}
      />
      <EventData kind={kind} event={event} />
      <div className={styles.head}>
        <Breadcrumbs
          list={{ to: eventPaths[kind].list.href(), text: t(`${kind}.title`) }}
          title={title}
          item={versions[0]}
        />
        <h1 lang={lang}>{tidy(title, lang)}</h1>
        {description && (
          <p className={styles.lead} lang={lang}>
            {tidy(description, lang)}
          </p>
        )}
        <LanguageNotice item={event} className={styles.note} />
      </div>
      <EventFacts event={event} className={styles.facts} />
      {image && (
        <div className={`${styles.picture} ${frameClass(event.image_details)}`}>
          <EventPicture kind={kind} event={event} sizes={sizes} isMain />
        </div>
      )}
      <div className={styles.text}>
        <Prose html={html} lang={lang} />
      </div>
    </article>
  );
}
