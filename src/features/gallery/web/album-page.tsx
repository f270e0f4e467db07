import { ItemPage } from '#features/site/web/item-page.tsx';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { BreadcrumbData } from '#features/site/web/structured-data.tsx';
import { formatDay } from '#shared/dates.ts';
import { tidy } from '#shared/typography.ts';
import { isWebAddress } from '#shared/web-address.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconExternal } from '#ui/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { galleryQueries } from '../client.ts';
import type { Album } from '../contract.ts';
import { ImageCount } from './album-card.tsx';
import { AlbumImages } from './album-images.tsx';
import styles from './album-page.module.css';
import { useShownImage } from './shown-image.ts';

export default function AlbumPage() {
  const { t } = useTranslation('gallery');
  const site = useSite();
  const shown = useShownImage();
  return (
    <ItemPage
      query={id => galleryQueries.album(site, id)}
      title={t('title')}
      back={{ to: '/galerija', text: t('back') }}
      texts={{ error: t('itemError'), missing: { title: t('missing.title'), text: t('missing.text') } }}
      className={styles.page}
    >
      {album => (
        <>
          <AlbumHead album={album} />
          <AlbumImages album={album} shown={shown} />
        </>
      )}
    </ItemPage>
  );
}

function AlbumHead({ album }: { album: Album }) {
  const { t } = useTranslation(['gallery', 'ui']);
  const { language } = useSite();
  const { title, description: address, image_count: count } = album;
  return (
    <div className={styles.head}>
      <PageMeta title={title} description={t('about', { title, count })} image={album.cover_image} />
      <BreadcrumbData list={{ to: '/galerija', text: t('title') }} title={title} />
      <div>
        <h1>{tidy(title)}</h1>
        <p className={styles.facts}>
          <span>
            <ImageCount count={count} />
          </span>
          <time dateTime={album.created_at}>{formatDay(album.created_at, language)}</time>
        </p>
      </div>
      {isWebAddress(address) && (
        <ButtonAnchor href={address} target="_blank" rel="noopener noreferrer">
          {t('details')}
          <Icon path={iconExternal} />
          <span className="visually-hidden">{t('ui:newWindow')}</span>
        </ButtonAnchor>
      )}
    </div>
  );
}
