import { EventScreen } from '#features/events/admin/event-screen.tsx';
import { workshopAdminQueries } from '#features/events/admin/queries.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { ApplicationsLink } from './event-applications.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import { WorkshopEditor } from './event-editors.tsx';

export default function WorkshopScreen() {
  const { t } = useTranslation(['workshopAdmin', 'eventsAdmin', 'events']);
  return (
    <EventScreen
      kind="workshop"
      t={t}
      queries={workshopAdminQueries}
      calls={workshopCalls}
      listPath={eventAdminPaths.workshop.list.href()}
      heading={t('about')}
      picture={({ id, image_url, image_details }) => ({
        src: image_url,
        details: image_details,
        placeholder: <Placeholder motif="plate" seed={id} />,
      })}
      ownFacts={({ time, duration, instructor, capacity, lang }) => (
        <>
          <span>
            {time} <span lang={lang}>({duration})</span>
          </span>
          <span>
            {t('events:facts.instructor')}: <span lang={lang}>{instructor}</span>
          </span>
          {capacity > 0 && <span>{t('eventsAdmin:capacity', { count: capacity })}</span>}
        </>
      )}
      actions={({ id }) => <ApplicationsLink kind="workshop" id={id} />}
      Editor={WorkshopEditor}
      DeleteDialog={EventDeleteDialog}
    />
  );
}
