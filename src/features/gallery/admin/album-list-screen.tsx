import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRemoval } from '#features/site/admin/use-removal.ts';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import { pageOfQuery } from '#shared/site-query.ts';
import { isWebAddress } from '#shared/web-address.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconPencil, iconTrash } from '#ui/icons-admin.ts';
import { DataTable } from '#ui/panel/data-table.tsx';
import { Highlight } from '#ui/panel/highlight.tsx';
import { useListSearch, useListSort } from '#ui/panel/list-address.ts';
import { ListScreen } from '#ui/panel/list-screen.tsx';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { galleryQueries } from '../client.ts';
import type { Album } from '../contract.ts';
import { AlbumEditor } from './album-editor.tsx';
import styles from './album-list-screen.module.css';
import { AlbumRemoval } from './album-removal.tsx';
import { ImageManager } from './image-manager.tsx';

/** Albums on a page of the panel (SPECIFICATION 9). */
const perPage = 100;

type Opened = { kind: 'new' } | { kind: 'images' | 'edit'; album: Album };

export default function AlbumListScreen() {
  const { t } = useTranslation('galleryPanel');
  const [query] = useSearchParams();
  const { search } = useListSearch();
  const sort = useListSort(['title', 'created_at']);
  const [opened, setOpened] = useState<Opened>();
  const site = useSite();
  const albums = useQuery({
    ...galleryQueries.page(site, { page: pageOfQuery(query), pageSize: perPage, search, sort }),
    placeholderData: keepPreviousData,
  });
  const removal = useRemoval<Album>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ListScreen t={t} query={albums} add={{ label: t('add'), onAdd: () => setOpened({ kind: 'new' }) }}>
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={album => album.id}
            defaultSort="-created_at"
            rowHeader={{
              header: t('columns.title'),
              sort: 'title',
              cell: album => <AlbumTitle album={album} search={search} />,
            }}
            columns={[
              { header: t('columns.link'), cell: album => <AlbumLink address={album.description} /> },
              {
                header: t('columns.created'),
                cell: album => formatDay(dayIn(site.timeZone, new Date(album.created_at)), 'bs'),
                isNumeric: true,
                sort: 'created_at',
              },
              { header: t('columns.images'), cell: album => album.image_count, isNumeric: true },
            ]}
            actions={album => (
              <AlbumActions
                album={album}
                onOpen={kind => setOpened({ kind, album })}
                onRemove={() => removal.ask(album)}
              />
            )}
          />
        )}
      </ListScreen>
      {opened?.kind === 'new' && (
        // A new album is empty: its images are what comes next.
        <AlbumEditor onClose={close} onSaved={album => setOpened({ kind: 'images', album })} />
      )}
      {opened?.kind === 'edit' && <AlbumEditor id={opened.album.id} onClose={close} />}
      {opened?.kind === 'images' && <ImageManager album={opened.album} onClose={close} />}
      {removal.removing && (
        <AlbumRemoval item={removal.removing} onDone={removal.finish} onCancel={removal.cancel} />
      )}
    </>
  );
}

function AlbumTitle({ album, search }: { album: Album; search: string }) {
  return (
    <span className={styles.title}>
      <span className={styles.cover}>
        <Picture
          src={album.cover_image}
          details={album.cover_image_details}
          alt=""
          sizes="4rem"
          placeholder={<Placeholder motif="plate" seed={album.id} />}
        />
      </span>
      <span>
        <Highlight text={album.title} query={search} />
      </span>
    </span>
  );
}

function AlbumLink({ address }: { address: string }) {
  const { t } = useTranslation('ui');
  // What an earlier site stored may be no address at all.
  if (!isWebAddress(address)) return address || '-';
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer" title={address}>
      {address.replace(/^https?:\/\//, '')}
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  );
}

type AlbumActionsProps = { album: Album; onOpen: (kind: 'images' | 'edit') => void; onRemove: () => void };

function AlbumActions({ album, onOpen, onRemove }: AlbumActionsProps) {
  const { t } = useTranslation(['galleryPanel', 'screens']);
  const label = (action: string) => t('screens:ofItem', { action, item: album.title });
  return (
    <>
      <Button look="ghost" size="small" aria-label={label(t('openImages'))} onClick={() => onOpen('images')}>
        {t('openImages')}
      </Button>
      <IconButton label={label(t('screens:edit'))} title={t('screens:edit')} onClick={() => onOpen('edit')}>
        <Icon path={iconPencil} />
      </IconButton>
      <IconButton
        label={label(t('screens:remove'))}
        title={t('screens:remove')}
        isDestructive
        onClick={onRemove}
      >
        <Icon path={iconTrash} />
      </IconButton>
    </>
  );
}
