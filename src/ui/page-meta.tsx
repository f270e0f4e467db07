import { useLocation } from 'react-router';
import { type Language, languageParameter, languages } from '#shared/language.ts';
import { useSite } from './site-context.tsx';

type PageMetaProps = {
  title: string;
  description?: string;
  /** Site-relative address. The default is the site's own picture. */
  image?: string | null;
  type?: 'website' | 'article';
  page?: number;
  isHidden?: boolean;
};

/** The metadata for search engines and shared links. React moves the elements to the head. */
export function PageMeta({ title, description, image, type = 'website', isHidden, page = 1 }: PageMetaProps) {
  const { language, publicUrl, association, isPreview } = useSite();
  const { pathname } = useLocation();
  const siteName = association.abbreviation;
  const addressIn = (target: Language | undefined) => {
    const parameters = new URLSearchParams();
    if (page > 1) parameters.set('page', String(page));
    if (target && target !== 'bs') parameters.set(languageParameter, target);
    return `${publicUrl}${pathname}${parameters.size > 0 ? `?${parameters}` : ''}`;
  };
  return (
    <>
      <title>{`${title} – ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isHidden || isPreview ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressIn(language)} />
          {languages.map(target => (
            <link key={target} rel="alternate" hrefLang={target} href={addressIn(target)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(undefined)} />
        </>
      )}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={language === 'bs' ? 'bs_BA' : 'en_GB'} />
      <meta property="og:image" content={`${publicUrl}${image ?? '/icon-512.png'}`} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}
