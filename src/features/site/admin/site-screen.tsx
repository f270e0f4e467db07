import { useQuery } from '@tanstack/react-query';
import { draftsOf } from '#features/accounts/session.ts';
import { KeptDrafts } from '#ui/admin/drafts/kept-drafts.tsx';
import { editedParameter, useOpened } from '#ui/admin/screens/opened-address.ts';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPencil } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { siteAdminQueries } from './queries.ts';
import { SectionEditor } from './section-editor.tsx';
import { type SectionName, sectionNames, sectionOf } from './section-fields.ts';
import { SectionState } from './section-state.tsx';
import type { Sites } from './section-values.ts';
import styles from './site-screen.module.css';
import { useSummaries } from './use-summaries.ts';

const noun = 'site';

/** The association's own words by sections, with what each holds now. */
export default function SiteScreen() {
  const { t } = useTranslation('siteAdmin');
  const query = useQuery(siteAdminQueries.words(useSite()));
  const editor = useOpened(editedParameter);
  const edited = sectionNames.find(name => sectionOf(name).address === editor.opened);
  return (
    <>
      <ScreenHead title={t('title')} hint={t('hint')} />
      <KeptDrafts beginning={draftsOf(noun)} onOpen={(_, address) => editor.open(address)} />
      <Loaded query={query} error={t('loadError')}>
        {data => <Sections sites={data} onEdit={name => editor.open(sectionOf(name).address)} />}
      </Loaded>
      {edited && <SectionEditor key={edited} name={edited} onClose={editor.close} />}
    </>
  );
}

type SectionsProps = { sites: Sites; onEdit: (name: SectionName) => void };

function Sections({ sites, onEdit }: SectionsProps) {
  const { t } = useTranslation(['siteAdmin', 'screens']);
  const summaryOf = useSummaries(sites);
  return (
    <ul className={styles.sections}>
      {sectionNames.map(name => {
        const title = t(`sections.${name}`);
        return (
          <li key={name} data-section={name} data-row={sectionOf(name).address}>
            <div>
              <h2>{title}</h2>
              <p>{summaryOf(name)}</p>
            </div>
            <SectionState name={name} sites={sites} />
            <Button
              aria-label={t('screens:ofItem', { action: t('edit'), item: title })}
              size="small"
              onClick={() => onEdit(name)}
            >
              <Icon path={iconPencil} />
              {t('edit')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
