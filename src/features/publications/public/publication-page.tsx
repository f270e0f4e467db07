import { agent } from '#features/content/public/agent.ts';
import { ContentItem, type ItemPageProps } from '#features/content/public/content-item.tsx';
import { StructuredData } from '#features/content/public/structured-data.tsx';
import { TextItem, textItemClass } from '#features/content/public/text-item.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { addressIn } from '#shared/page-versions.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { authorsOf, doiAddress } from '../citation.ts';
import { publicationQueries } from '../client.ts';
import type { Publication } from '../contract.ts';
import { publicationPaths } from '../paths.ts';
import { publicationItemTexts } from '../texts/publication-item.ts';
import { Citation } from './citation.tsx';
import { PublicationLink } from './publication-link.tsx';

export default function PublicationPage({ id }: ItemPageProps) {
  const { t } = useTranslation('publications');
  const site = useSite();
  const { back, error, missing } = publicationItemTexts[site.language];
  const list = { to: publicationPaths.list.href(), text: t('title') };
  return (
    <ContentItem
      id={id}
      query={known => publicationQueries.detail(site, known)}
      related={known => publicationQueries.related(site, known)}
      title={t('title')}
      back={{ to: list.to, text: back }}
      texts={{ error, missing }}
      className={textItemClass}
    >
      {item => (
        <>
          <PublicationData item={item} />
          <TextItem
            item={item}
            html={item.description}
            list={list}
            pathOf={publicationPaths.item.href}
            above={<Facts item={item} />}
            below={<ItemFiles item={item} />}
          >
            <div>
              <PublicationLink item={item} />
              <Citation item={item} />
            </div>
          </TextItem>
        </>
      )}
    </ContentItem>
  );
}

function Facts({ item }: { item: Publication }) {
  const facts = [authorsOf(item).join('; '), item.year].filter(Boolean).join(' · ');
  return facts && <p lang={item.lang}>{tidy(facts, item.lang)}</p>;
}

/** The publication for search engines; one with a DOI is a scholarly article (schema.org). */
function PublicationData({ item }: { item: Publication }) {
  const { publicUrl, association } = useSite();
  const { title, year, issn, doi, lang } = item;
  const authors = authorsOf(item).map(name =>
    agent(name.split(/,\s*/).toReversed().join(' '), association.short_name),
  );
  return (
    <StructuredData
      data={{
        '@type': doi ? 'ScholarlyArticle' : 'CreativeWork',
        name: title,
        headline: title,
        ...(authors.length > 0 && { author: authors }),
        ...(year !== null && { datePublished: String(year).padStart(4, '0') }),
        ...(doi && { sameAs: doiAddress(doi) }),
        ...(issn && { isPartOf: { '@type': 'Periodical', issn } }),
        inLanguage: lang,
        url: publicUrl + addressIn({ lang, path: publicationPaths.item.href(item) }),
      }}
    />
  );
}
