import { ContentListScreen } from '#features/content/admin/content-list-screen.tsx';
import { isWebAddress } from '#shared/web-address.ts';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationQueries } from '../client.ts';
import { PublicationDeleteDialog } from './publication-delete-dialog.tsx';
import { PublicationEditor } from './publication-editor.tsx';

export default function PublicationListScreen() {
  const { t } = useTranslation('publicationsAdmin');
  return (
    <ContentListScreen
      t={t}
      noun={publicationQueries.all[0]}
      page={publicationQueries.page}
      sortable={['title']}
      defaultSort=""
      columns={[{ header: t('columns.url'), cell: ({ url }) => <Site url={url} /> }]}
      Editor={PublicationEditor}
      DeleteDialog={PublicationDeleteDialog}
    />
  );
}

/** Only the host of the publication's address. */
function Site({ url }: { url: string }) {
  if (!isWebAddress(url)) return url;
  return <NewTabLink href={url}>{new URL(url).hostname}</NewTabLink>;
}
