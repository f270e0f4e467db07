import { useLocation } from 'react-router';
import { addressIn, alternatesOf, type PageVersion, versionsOfPage } from '#shared/page-versions.ts';
import { cardOf, defaultCard, shareCard } from '#shared/share-card.ts';
import { pageParameter } from '#shared/site-query.ts';
import { isSmall, type PictureDetails } from '../pictures/picture-details.ts';
import { useSite } from '../site-context.tsx';

type PageMetaProps = {
  title: string;
  description?: string;
  /** Of the item that the page shows. Without one, or with a small one, the site's own card is shared. */
  picture?: { src: string | null; details: PictureDetails | null };
  type?: 'website' | 'article';
  page?: number;
  /** Of an item's page, its own version first. By default the page has the same address in every language. */
  versions?: readonly [PageVersion, ...PageVersion[]];
  isHidden?: boolean;
};

/** The metadata for search engines and shared links. React moves the elements to the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, picture, type = 'website', isHidden, page = 1 } = props;
  const { language, publicUrl, association, isPreview } = useSite();
  const { pathname } = useLocation();
  const siteName = association.short_name;
  const path = page > 1 ? `${pathname}?${pageParameter}=${page}` : pathname;
  const { versions = versionsOfPage(path) } = props;
  const own = props.versions?.[0] ?? { lang: language, path };
  const { src, details } = picture ?? {};
  const ownCard = src && details && !isSmall(details) ? cardOf(src, details) : undefined;
  const address = publicUrl + addressIn(own);
  return (
    <>
      <title>{`${title} – ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isHidden || isPreview ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {alternatesOf(versions).map(([language, alternate]) => (
            <link key={language} rel="alternate" hrefLang={language} href={publicUrl + alternate} />
          ))}
        </>
      )}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={own.lang === 'bs' ? 'bs_BA' : 'en_GB'} />
      <meta property="og:image" content={publicUrl + (ownCard ?? defaultCard(own.lang))} />
      <meta property="og:image:type" content={shareCard.type} />
      <meta property="og:image:width" content={`${shareCard.width}`} />
      <meta property="og:image:height" content={`${shareCard.height}`} />
      <meta property="og:image:alt" content={ownCard ? title : association.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
