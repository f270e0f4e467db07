import type { ItemToolProps, ToolFields, ToolItem } from '#features/content/admin/item-tools.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { versionQueries } from '../client.ts';
import { versionCalls } from '../contract.ts';
import { Differences } from './differences.tsx';
import { HistorySheet, type VersionSource } from './history-sheet.tsx';

type ItemHistoryProps = {
  item: Pick<ToolItem, 'type' | 'id' | 'title'>;
  shape: ToolFields;
  form: Pick<NonNullable<ItemToolProps['form']>, 'hasChanges' | 'onRestored'>;
  onClose: () => void;
};

/** The versions of an item. */
export default function ItemHistory({ item: { type, id, title }, shape, ...sheet }: ItemHistoryProps) {
  const { t } = useTranslation('versionsAdmin');
  const site = useSite();
  const source: VersionSource = {
    ...{ title, type, meta: shape.meta },
    list: versionQueries.list(site, type, id),
    show: version => versionQueries.item(site, type, id, version),
    restore: version => site.api(versionCalls.restore, { body: { type, id, version } }),
    untouched: shape.untouched ?? t('question.untouched'),
    compare: (before, after) => <Differences shape={shape} before={before} after={after} />,
  };
  return <HistorySheet source={source} {...sheet} />;
}
