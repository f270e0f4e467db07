import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { draftsOf } from '#features/accounts/session.ts';
import { OpenedEditor } from '#features/content/admin/editor/opened-editor.tsx';
import { SelectionActions } from '#features/content/admin/list/selection-actions.tsx';
import { StateFilter, useStateFilter } from '#features/content/admin/list/state-filter.tsx';
import { TrashLink } from '#features/content/admin/list/trash-link.tsx';
import { StateTag } from '#features/content/admin/state-tag.tsx';
import { useDeleteDialog } from '#features/content/admin/use-delete-dialog.ts';
import { itemStatuses } from '#features/content/states.ts';
import { isWebAddress } from '#shared/addresses/web-address.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { parseId } from '#shared/api/ids.ts';
import { KeptDrafts } from '#ui/admin/drafts/kept-drafts.tsx';
import { LoadingSheet } from '#ui/admin/forms/loading-sheet.tsx';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { type Column, DataTable, RowButton } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListPage, useListSearch, useListSort } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { useSelection } from '#ui/admin/lists/selection.ts';
import { SortChoice } from '#ui/admin/lists/sort-choice.tsx';
import { editedParameter, newItem, useOpened } from '#ui/admin/screens/opened-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconPencil, iconTrash } from '#ui/icons/icons-admin.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Album } from '../contract.ts';
import { AlbumDeleteDialog, AlbumsAlongside } from './album-delete-dialog.tsx';
import { AlbumEditor } from './album-editor.tsx';
import styles from './album-list-screen.module.css';
import { ImageManager } from './image-manager.tsx';
import { galleryAdminQueries } from './queries.ts';

/** Albums per page (docs/product.md#constants). */
const perPage = 100;
const defaultSort = '-created_at';

export default function AlbumListScreen() {
  const { t } = useTranslation('galleryAdmin');
  const { page, pageSize } = useListPage(perPage);
  const { search } = useListSearch();
  const sort = useListSort(['title', 'created_at']);
  const status = useStateFilter(itemStatuses);
  const editor = useOpened(editedParameter);
  const images = useOpened('slike');
  const site = useSite();
  const dates = useDates();
  const albums = useQuery({
    ...galleryAdminQueries.page(site, { page, pageSize, search, sort, status }),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(albums.data?.items ?? [], keyOf);
  const deletion = useDeleteDialog<Album>();
  const rowHeader = {
    header: t('columns.title'),
    sort: 'title',
    cell: (album: Album) => <AlbumTitle album={album} search={search} onOpen={() => editor.open(album.id)} />,
  };
  const columns: Column<Album>[] = [
    {
      header: t('columns.link'),
      cell: album => album.description && <AlbumLink address={album.description} />,
      isSecondary: true,
    },
    {
      header: t('columns.created'),
      cell: album => dates.dayOf(album.created_at),
      isNumeric: true,
      sort: 'created_at',
    },
    { header: t('columns.images'), cell: album => album.image_count, isNumeric: true },
  ];
  return (
    <>
      <ListScreen
        t={t}
        query={albums}
        usualPageSize={perPage}
        add={{ label: t('add'), onAdd: () => editor.open(newItem) }}
        link={<TrashLink type={galleryAdminQueries.type} />}
        isFiltered={status !== undefined}
        filters={
          <>
            <StateFilter />
            <SortChoice heads={[rowHeader, ...columns]} defaultSort={defaultSort} />
          </>
        }
        notice={
          <>
            {!editor.opened && (
              <KeptDrafts
                beginning={draftsOf(galleryAdminQueries.all[0])}
                onOpen={id => editor.open(id ?? newItem)}
              />
            )}
            <SelectionActions
              type={galleryAdminQueries.type}
              selection={selection}
              Alongside={AlbumsAlongside}
            />
          </>
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={album => album.id}
            defaultSort={defaultSort}
            selection={{ ...selection, nameOf: ({ title }) => title }}
            rowHeader={rowHeader}
            columns={columns}
            onEdit={album => editor.open(album.id)}
            actions={album => (
              <AlbumActions
                album={album}
                onImages={() => images.open(album.id)}
                onEdit={() => editor.open(album.id)}
                onRemove={() => deletion.ask(album)}
              />
            )}
          />
        )}
      </ListScreen>
      {editor.opened === newItem ? (
        // A new album is empty, so its images are opened next.
        <AlbumEditor
          onClose={editor.close}
          onSaved={({ id }) => images.open(id, { instead: editedParameter })}
        />
      ) : (
        <OpenedEditor Editor={AlbumEditor} {...editor} />
      )}
      <OpenedImages {...images} />
      {deletion.removing && (
        <AlbumDeleteDialog item={deletion.removing} onDone={deletion.finish} onCancel={deletion.cancel} />
      )}
    </>
  );
}

const keyOf = ({ id }: Album) => String(id);

function OpenedImages({ opened, close }: { opened: string; close: () => void }) {
  const { t } = useTranslation('galleryAdmin');
  const id = parseId(opened);
  const { data, error, isError, refetch } = useQuery({
    ...galleryAdminQueries.detail(useSite(), id ?? 0),
    enabled: id !== undefined,
  });
  if (id === undefined) return null;
  if (data) return <ImageManager key={id} album={data} onClose={close} />;
  return (
    <LoadingSheet
      title={t('openImages')}
      error={isError ? t('itemError') : undefined}
      isGone={error instanceof ApiError && error.status === 404}
      onRetry={() => void refetch()}
      onClose={close}
    />
  );
}

type AlbumTitleProps = { album: Album; search: string; onOpen: () => void };

function AlbumTitle({ album, search, onOpen }: AlbumTitleProps) {
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
        <RowButton onClick={onOpen}>
          <Highlight text={album.title} query={search} />
        </RowButton>{' '}
        <StateTag item={album} />
      </span>
    </span>
  );
}

function AlbumLink({ address }: { address: string }) {
  const { t } = useTranslation('ui');
  // An imported value may be no address.
  if (!isWebAddress(address)) return address;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer" title={address}>
      {address.replace(/^https?:\/\//, '')}
      <span className="visually-hidden"> {t('newWindow')}</span>
    </a>
  );
}

type AlbumActionsProps = { album: Album; onImages: () => void; onEdit: () => void; onRemove: () => void };

function AlbumActions({ album, onImages, onEdit, onRemove }: AlbumActionsProps) {
  const { t } = useTranslation(['galleryAdmin', 'screens']);
  return (
    <>
      <Button
        look="ghost"
        size="small"
        aria-label={t('screens:ofItem', { action: t('openImages'), item: album.title })}
        onClick={onImages}
      >
        {t('openImages')}
      </Button>
      <ItemAction action={t('screens:edit')} item={album.title} icon={iconPencil} onClick={onEdit} />
      <ItemAction
        action={t('screens:remove')}
        item={album.title}
        icon={iconTrash}
        isDestructive
        onClick={onRemove}
      />
    </>
  );
}
