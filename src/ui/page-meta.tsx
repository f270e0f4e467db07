import { useLocation } from 'react-router';
import { addressIn, alternatesOf, type PageVersion, versionsOfPage } from '#shared/page-versions.ts';
import { pageParameter } from '#shared/site-query.ts';
import { useSite } from './site-context.tsx';

type PageMetaProps = {
  title: string;
  description?: string;
  /** Site-relative address. The default is the site's own picture. */
  image?: string | null;
  type?: 'website' | 'article';
  page?: number;
  /** Of an item's page, its own version first. By default the page has the same address in every language. */
  versions?: readonly [PageVersion, ...PageVersion[]];
  isHidden?: boolean;
};

/** The metadata for search engines and shared links. React moves the elements to the head. */
export function PageMeta(props: PageMetaProps) {
  const { title, description, image, type = 'website', isHidden, page = 1 } = props;
  const { language, publicUrl, association, isPreview } = useSite();
  const { pathname } = useLocation();
  const siteName = association.abbreviation;
  const path = page > 1 ? `${pathname}?${pageParameter}=${page}` : pathname;
  const { versions = versionsOfPage(path) } = props;
  const own = props.versions?.[0] ?? { lang: language, path };
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
      <meta property="og:image" content={`${publicUrl}${image ?? '/icon-512.png'}`} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
