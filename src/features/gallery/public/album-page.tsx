import { Breadcrumbs } from '#features/content/public/breadcrumbs.tsx';
import { ContentItem, type ItemPageProps } from '#features/content/public/content-item.tsx';
import { isWebAddress } from '#shared/addresses/web-address.ts';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ExternalLink } from '#ui/navigation/standalone-link.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { useSite } from '#ui/site-context.tsx';
import { galleryQueries } from '../client.ts';
import type { Album } from '../contract.ts';
import { galleryPaths } from '../paths.ts';
import { ImageCount } from './album-card.tsx';
import { AlbumImages } from './album-images.tsx';
import styles from './album-page.module.css';
import { albumTitle, albumTitleLanguage } from './captions.ts';
import { useShownImage } from './shown-image.ts';

export default function AlbumPage({ id }: ItemPageProps) {
  const { t } = useTranslation('gallery');
  const site = useSite();
  const shown = useShownImage();
  return (
    <ContentItem
      id={id}
      query={known => galleryQueries.album(site, known)}
      related={known => galleryQueries.related(site, known)}
      title={t('title')}
      back={{ to: galleryPaths.list.href(), text: t('back') }}
      texts={{
        loading: t('itemLoading'),
        errorTitle: t('itemErrorTitle'),
        error: t('itemError'),
        missing: { title: t('missing.title'), text: t('missing.text') },
      }}
      className={styles.page}
    >
      {album => (
        <>
          <AlbumHead album={album} />
          <AlbumImages album={album} shown={shown} />
        </>
      )}
    </ContentItem>
  );
}

function AlbumHead({ album }: { album: Album }) {
  const { t } = useTranslation('gallery');
  const { language, timeZone } = useSite();
  const { image_count: count, created_at: createdAt } = album;
  const address = (language === 'en' && album.description_en) || album.description;
  const title = albumTitle(album, language);
  const createdOn = dayIn(timeZone, new Date(createdAt));
  return (
    <div className={styles.head}>
      <PageMeta
        title={title}
        description={t('about', { title, count })}
        picture={{ src: album.cover_image, details: album.cover_image_details }}
      />
      <div>
        <Breadcrumbs list={{ to: galleryPaths.list.href(), text: t('title') }} title={title} />
        <h1 lang={albumTitleLanguage(album, language)}>{tidy(title)}</h1>
        <p className={styles.facts}>
          <span>
            <ImageCount count={count} />
          </span>
          <time dateTime={createdAt}>{formatDay(createdOn, language)}</time>
        </p>
      </div>
      {isWebAddress(address) && (
        <ExternalLink href={address} isButton>
          {t('details')}
        </ExternalLink>
      )}
    </div>
  );
}
