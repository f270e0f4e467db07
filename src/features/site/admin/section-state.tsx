import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { siteAdminQueries } from './queries.ts';
import { type SectionName, sectionOf } from './section-fields.ts';
import { readSection, type Sites, untranslated } from './section-values.ts';

/** Says where a section has no English, or an older one. */
export function SectionState({ name, sites }: { name: SectionName; sites: Sites }) {
  const { t } = useTranslation('siteAdmin');
  const { data: changes } = useQuery(siteAdminQueries.lastChanges(useSite()));
  const { fields } = sectionOf(name);
  const missing = untranslated(fields, readSection(fields, sites));
  if (missing > 0) return <Tag look="closed">{t('missing', { count: missing })}</Tag>;
  const [bs = '', en = ''] = [changes?.bs, changes?.en].map(of => lastOf(Object.keys(fields), of));
  return <span>{bs > en && <Tag look="scheduled">{t('older')}</Tag>}</span>;
}

/** When one of the names was changed last (ISO 8601). */
function lastOf(names: readonly string[], changes: ReadonlyMap<string, string> | undefined) {
  return names.map(name => changes?.get(name) ?? '').reduce((last, at) => (at > last ? at : last), '');
}
