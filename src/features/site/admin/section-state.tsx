import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Site } from '../contract.ts';
import { noticeStateAt } from '../notice-time.ts';
import { siteAdminQueries } from './queries.ts';
import { type SectionName, sectionOf } from './section-fields.ts';
import { readSection, type Sites, untranslated } from './section-values.ts';
import styles from './site-screen.module.css';

type SectionStateProps = { name: SectionName; sites: Sites };

/** Says where a section has no English, or an older one, and whether the notice is seen. */
export function SectionState({ name, sites }: SectionStateProps) {
  return (
    <span className={styles.state}>
      {name === 'notice' && sites.bs.notice && <NoticeState notice={sites.bs.notice} />}
      <EnglishState name={name} sites={sites} />
    </span>
  );
}

const noticeLooks = { shown: 'open', coming: 'scheduled', past: 'closed' } as const;

function NoticeState({ notice }: { notice: NonNullable<Site['notice']> }) {
  const { t } = useTranslation('siteAdmin');
  const state = noticeStateAt(new Date().toISOString(), notice, useSite().timeZone);
  return <Tag look={noticeLooks[state]}>{t(`noticeStates.${state}`)}</Tag>;
}

function EnglishState({ name, sites }: SectionStateProps) {
  const { t } = useTranslation('siteAdmin');
  const { data: changes } = useQuery(siteAdminQueries.lastChanges(useSite()));
  const { fields } = sectionOf(name);
  const missing = untranslated(fields, readSection(fields, sites));
  if (missing > 0) return <Tag look="closed">{t('missing', { count: missing })}</Tag>;
  const [bs = '', en = ''] = [changes?.bs, changes?.en].map(of => lastOf(Object.keys(fields), of));
  return bs > en && <Tag look="scheduled">{t('older')}</Tag>;
}

/** When one of the names was changed last (ISO 8601). */
function lastOf(names: readonly string[], changes: ReadonlyMap<string, string> | undefined) {
  return names.map(name => changes?.get(name) ?? '').reduce((last, at) => (at > last ? at : last), '');
}
