import { EventScreen } from '#features/events/admin/event-screen.tsx';
import { symposiumAdminQueries } from '#features/events/admin/queries.ts';
import { symposiumCalls } from '#features/events/contract.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { ApplicationsLink } from './event-applications.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import { SymposiumEditor } from './event-editors.tsx';

export default function SymposiumScreen() {
  const { t } = useTranslation(['symposiumAdmin', 'events']);
  return (
    <EventScreen
      kind="symposium"
      t={t}
      queries={symposiumAdminQueries}
      calls={symposiumCalls}
      listPath={eventAdminPaths.symposium.list.href()}
      heading={t('about')}
      picture={({ id, image, image_details }) => ({
        src: image,
        details: image_details,
        placeholder: <Placeholder motif="wheel" seed={id} />,
      })}
      ownFacts={({ time, organizer, lang }) => (
        <>
          <span>{time}</span>
          <span>
            {t('events:facts.organizer')}: <span lang={lang}>{organizer}</span>
          </span>
        </>
      )}
      actions={({ id }) => <ApplicationsLink kind="symposium" id={id} />}
      Editor={SymposiumEditor}
      DeleteDialog={EventDeleteDialog}
    />
  );
}
