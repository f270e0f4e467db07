import { ContentListScreen } from '#features/content/admin/list/content-list-screen.tsx';
import { isWebAddress } from '#shared/addresses/web-address.ts';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { publicationCalls, publicationFields } from '../contract.ts';
import { publicationPaths } from '../paths.ts';
import { PublicationEditor } from './publication-editor.tsx';
import { publicationAdminQueries } from './queries.ts';

export default function PublicationListScreen() {
  const { t } = useTranslation('publicationsAdmin');
  return (
    <ContentListScreen
      fields={publicationFields}
      t={t}
      queries={publicationAdminQueries}
      calls={publicationCalls}
      defaultSort=""
      columns={[{ header: t('columns.url'), cell: ({ url }) => <Site url={url} /> }]}
      publicPath={publicationPaths.item.href}
      hasYears
      Editor={PublicationEditor}
    />
  );
}

/** Only the host of the publication's address. */
function Site({ url }: { url: string }) {
  if (!isWebAddress(url)) return url;
  return <NewTabLink href={url}>{new URL(url).hostname}</NewTabLink>;
}
