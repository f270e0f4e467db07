import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { errorText } from '#shared/error-text.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconArrowLeft, iconArrowRight, iconMenu } from '#ui/icons.ts';
import { iconStar, iconTrash } from '#ui/icons-admin.ts';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, SkeletonLine } from '#ui/states.tsx';
import { useToasts } from '#ui/toast.tsx';
import { albumCalls, type GalleryImage, imageCalls } from '../contract.ts';
import styles from './album-image-grid.module.css';
import { CaptionDialog } from './caption-dialog.tsx';
import { galleryAdminQueries } from './queries.ts';
import { useImageOrder } from './use-image-order.ts';

type AlbumImageGridProps = {
  albumId: number;
  /** Gets the focus after the last image was deleted. */
  chooser: RefObject<HTMLElement | null>;
};

export function AlbumImageGrid({ albumId, chooser }: AlbumImageGridProps) {
  const { t } = useTranslation('galleryAdmin');
  const { data, isError, refetch } = useQuery(galleryAdminQueries.images(useSite(), albumId));
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        {t('manager.images')} {data && <span className={styles.count}>{data.length}</span>}
      </h3>
      {data ? (
        <Grid albumId={albumId} stored={data} chooser={chooser} />
      ) : isError ? (
        <ErrorState text={t('manager.imagesError')} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLine width="long" />
          <SkeletonLine />
        </Loading>
      )}
    </section>
  );
}

const isDescribed = ({ alt, alt_en }: GalleryImage) => alt !== '' && alt_en !== '';

function Grid({ albumId, stored, chooser }: AlbumImageGridProps & { stored: GalleryImage[] }) {
  const { t } = useTranslation('galleryAdmin');
  const site = useSite();
  const { data: album } = useQuery(galleryAdminQueries.detail(site, albumId));
  const isCover = ({ image_url }: GalleryImage) => image_url === album?.cover_image;
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<readonly GalleryImage[]>([]);
  /** The deleted images, which a repeated deletion of several leaves out. */
  const gone = useRef(new Set<number>());
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isFiltered, setIsFiltered] = useState(false);
  /** The images whose captions are written one after the other, and which of them is open. */
  const [captioned, setCaptioned] = useState<{ ids: readonly number[]; at: number }>();
  const setCover = useSetCover(albumId);
  const focusLater = useFocusLater();
  const { images, told, move, handle } = useImageOrder(albumId, stored);
  const undescribed = images.filter(image => !isDescribed(image));
  const shown = isFiltered ? undescribed : images;
  const selected = images.filter(({ id }) => chosen.has(id));
  const opened = captioned && stored.find(({ id }) => id === captioned.ids[captioned.at]);

  const choose = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const closeAfterRemoval = () => {
    const ids = shown.map(({ id }) => id);
    const first = ids.findIndex(id => gone.current.has(id));
    const next =
      ids.find((id, index) => index > first && !gone.current.has(id)) ??
      ids.findLast(id => !gone.current.has(id));
    const tile = list.current?.querySelector(`[data-image="${next}"]`);
    const target = [...(tile?.querySelectorAll('button') ?? [])].at(-1) ?? chooser.current;
    gone.current.clear();
    setRemoved([]);
    setChosen(new Set());
    focusLater(() => target?.focus());
  };
  const closeCaptions = () => {
    const id = opened?.id;
    setCaptioned(undefined);
    focusLater(() => list.current?.querySelector<HTMLElement>(`[data-image="${id}"] button`)?.focus());
  };
  const [only] = removed;
  return (
    <>
      {images.length === 0 && <p className={styles.none}>{t('manager.noImages')}</p>}
      <div className={styles.tools}>
        {(undescribed.length > 0 || isFiltered) && (
          <Button size="small" aria-pressed={isFiltered} onClick={() => setIsFiltered(!isFiltered)}>
            {t('captions.missing', { count: undescribed.length })}
          </Button>
        )}
        {selected.length > 0 && (
          <>
            <span role="status">{t('manager.chosen', { count: selected.length })}</span>
            <Button size="small" onClick={() => setRemoved(selected)}>
              <Icon path={iconTrash} />
              {t('manager.removeChosen')}
            </Button>
            <Button size="small" look="ghost" onClick={() => setChosen(new Set())}>
              {t('manager.chooseNone')}
            </Button>
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <ul ref={list} className={styles.grid} aria-label={t('manager.images')}>
        {shown.map((image, index) => (
          <Tile
            key={image.id}
            image={image}
            isCover={isCover(image)}
            isChosen={chosen.has(image.id)}
            onChoose={() => choose(image.id)}
            onCaption={() => setCaptioned({ ids: shown.map(({ id }) => id), at: index })}
            onSetCover={setCover}
            onRemove={() => setRemoved([image])}
            {...(!isFiltered && {
              order: {
                handle: handle(image.id),
                ...(index > 0 && { left: () => move(image.id, -1) }),
                ...(index < shown.length - 1 && { right: () => move(image.id, 1) }),
              },
            })}
          />
        ))}
      </ul>
      {captioned && opened && (
        <CaptionDialog
          key={opened.id}
          image={opened}
          place={captioned.at + 1}
          total={captioned.ids.length}
          onNext={() =>
            captioned.at + 1 < captioned.ids.length
              ? setCaptioned({ ...captioned, at: captioned.at + 1 })
              : closeCaptions()
          }
          onClose={closeCaptions}
        />
      )}
      {only && (
        <DeleteDialog
          text={
            <>
              {removed.length > 1
                ? t('manager.removalOfMany', { count: removed.length })
                : t('manager.removal', { title: only.title })}{' '}
              {removed.some(isCover) && t('manager.removalOfCover')}
            </>
          }
          remove={async () => {
            for (const { id } of removed) {
              if (gone.current.has(id)) continue;
              await site.api(imageCalls.remove, { id });
              gone.current.add(id);
            }
          }}
          deleted={removed.map(({ id }) => ({ type: 'image', id }))}
          queryKey={galleryAdminQueries.all}
          texts={{
            deleted: removed.length > 1 ? t('manager.deletedMany') : t('manager.deleted'),
            failed: t('manager.deleteFailed'),
          }}
          onDone={closeAfterRemoval}
          onCancel={() => setRemoved([])}
        />
      )}
    </>
  );
}

type TileProps = {
  image: GalleryImage;
  isCover: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onCaption: () => void;
  onSetCover: (image: GalleryImage) => void;
  onRemove: () => void;
  /** Where the image can be moved; undefined if not all are shown. */
  order?: { handle: ComponentProps<'span'>; left?: () => void; right?: () => void };
};

function Tile(props: TileProps) {
  const { image, isCover, isChosen, onChoose, onCaption, onSetCover, onRemove, order } = props;
  const { t } = useTranslation(['galleryAdmin', 'screens']);
  const { id, title, image_url, image_details } = image;
  const label = (action: string) => t('screens:ofItem', { action, item: title });
  return (
    <li data-image={id}>
      <div className={styles.picture}>
        <Picture
          src={image_url}
          details={image_details}
          alt=""
          sizes="10rem"
          placeholder={<Placeholder motif="plate" seed={id} />}
        />
        <input
          type="checkbox"
          className={styles.choice}
          aria-label={label(t('manager.choose'))}
          checked={isChosen}
          onChange={onChoose}
        />
        {order && (
          <span className={styles.handle} title={t('manager.drag')} {...order.handle}>
            <Icon path={iconMenu} />
          </span>
        )}
      </div>
      <button type="button" className={styles.caption} onClick={onCaption}>
        <span className="visually-hidden">{label(t('captions.open'))}, </span>
        {isDescribed(image) ? image.alt : <em>{image.alt ? t('captions.noEnglish') : t('captions.none')}</em>}
      </button>
      <div className={styles.bar}>
        <span className={styles.name} title={title}>
          {title}
        </span>
        {order && (
          <>
            <IconButton
              label={label(t('manager.moveLeft'))}
              title={t('manager.moveLeft')}
              aria-disabled={!order.left}
              onClick={order.left}
            >
              <Icon path={iconArrowLeft} />
            </IconButton>
            <IconButton
              label={label(t('manager.moveRight'))}
              title={t('manager.moveRight')}
              aria-disabled={!order.right}
              onClick={order.right}
            >
              <Icon path={iconArrowRight} />
            </IconButton>
          </>
        )}
        <IconButton
          label={label(t('manager.setCover'))}
          title={isCover ? t('manager.isCover') : t('manager.setCover')}
          aria-pressed={isCover}
          className={isCover ? styles.cover : undefined}
          onClick={() => onSetCover(image)}
        >
          <Icon path={iconStar} />
        </IconButton>
        <IconButton
          label={label(t('screens:remove'))}
          title={t('screens:remove')}
          isDestructive
          onClick={onRemove}
        >
          <Icon path={iconTrash} />
        </IconButton>
      </div>
    </li>
  );
}

/** The album keeps its cover when that image is deleted. */
function useSetCover(albumId: number): (image: GalleryImage) => void {
  const { t } = useTranslation('galleryAdmin');
  const { api } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id: coverImageId }: GalleryImage) =>
      withSession(() => api(albumCalls.update, { id: albumId, body: { coverImageId } })),
    onSuccess: () => {
      showSuccess(t('manager.coverSet'));
      return queryClient.invalidateQueries({ queryKey: galleryAdminQueries.all });
    },
    onError: error => showError(errorText(error, t('updateFailed'))),
  });
  return image => {
    if (!isPending) mutate(image);
  };
}
