import { ContentList } from '#features/site/admin/content-list.tsx';
import { isWebAddress } from '#shared/web-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { NewTabLink } from '#ui/panel/new-tab-link.tsx';
import { publicationQueries } from '../client.ts';
import { PublicationEditor } from './publication-editor.tsx';
import { PublicationRemoval } from './publication-removal.tsx';

export default function PublicationListScreen() {
  const { t } = useTranslation('publicationsPanel');
  return (
    <ContentList
      t={t}
      page={publicationQueries.page}
      sortable={['title']}
      defaultSort=""
      columns={[{ header: t('columns.url'), cell: ({ url }) => <Site url={url} /> }]}
      Editor={PublicationEditor}
      Removal={PublicationRemoval}
    />
  );
}

/** Where the publication is to be had: of a long address the site only. */
function Site({ url }: { url: string }) {
  if (!isWebAddress(url)) return url;
  return <NewTabLink href={url}>{new URL(url).hostname}</NewTabLink>;
}
