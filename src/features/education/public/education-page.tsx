import { ContentItem, type ItemPageProps } from '#features/content/public/content-item.tsx';
import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import { summaryOf } from '#features/content/public/summary.ts';
import { TextItem, textItemClass } from '#features/content/public/text-item.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { addressIn } from '#shared/page-versions.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { educationQueries } from '../client.ts';
import type { educationCalls } from '../contract.ts';
import { educationPaths } from '../paths.ts';
import { educationItemTexts } from '../texts/education-item.ts';
import { EducationYear } from './education-year.tsx';

export default function EducationPage({ id }: ItemPageProps) {
  const { t } = useTranslation('education');
  const site = useSite();
  const { back, ...texts } = educationItemTexts[site.language];
  const list = { to: educationPaths.list.href(), text: t('title') };
  return (
    <ContentItem
      id={id}
      query={known => educationQueries.detail(site, known)}
      related={known => educationQueries.related(site, known)}
      title={t('title')}
      back={{ to: list.to, text: back }}
      texts={texts}
      className={textItemClass}
    >
      {item => (
        <>
          <CourseData item={item} />
          <TextItem
            item={item}
            html={item.content}
            list={list}
            pathOf={educationPaths.item.href}
            above={<EducationYear year={item.year} />}
            below={<ItemFiles item={item} />}
          />
        </>
      )}
    </ContentItem>
  );
}

/** The item for search engines (schema.org/Course, with the properties that Google requires). */
function CourseData({ item }: { item: ResponseOf<typeof educationCalls.show> }) {
  const site = useSite();
  const { title, content, lang } = item;
  return (
    <StructuredData
      data={{
        '@type': 'Course',
        name: title,
        description: summaryOf(content) || title,
        provider: organization(site),
        inLanguage: lang,
        url: site.publicUrl + addressIn({ lang, path: educationPaths.item.href(item) }),
      }}
    />
  );
}
