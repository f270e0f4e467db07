import { ContentItem } from '#features/content/public/content-item.tsx';
import { TextItem, textItemClass } from '#features/content/public/text-item.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { anchorHeadings } from '#shared/text/heading-anchors.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { pageQueries } from '../client.ts';
import type { OwnPage } from '../contract.ts';
import { pagePaths } from '../paths.ts';
import { ownPageTexts } from '../texts/own-page.ts';
import styles from './own-page.module.css';

/** From so many headings on they are listed beside the text. */
const fewestListed = 3;

export default function OwnPagePage({ slug }: { slug: string | undefined }) {
  const { t } = useTranslation('pages');
  const site = useSite();
  const { error, missing } = ownPageTexts[site.language];
  return (
    <ContentItem
      id={slug}
      query={known => pageQueries.at(site, known)}
      title={t('title')}
      back={{ to: pagePaths.list.href(), text: t('title') }}
      texts={{ error, missing }}
      className={textItemClass}
    >
      {item => <Content item={item} />}
    </ContentItem>
  );
}

function Content({ item }: { item: OwnPage }) {
  const { t } = useTranslation('pages');
  const { contents } = ownPageTexts[useSite().language];
  const { html, headings } = anchorHeadings(item.content);
  return (
    <TextItem
      item={item}
      html={html}
      list={{ to: pagePaths.list.href(), text: t('title') }}
      pathOf={pagePaths.item.href}
      below={<ItemFiles item={item} />}
    >
      {headings.length >= fewestListed && (
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{contents}</h2>
          <ul lang={item.lang}>
            {headings.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </TextItem>
  );
}
