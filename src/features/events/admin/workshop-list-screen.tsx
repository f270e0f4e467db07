import { useTranslation } from '#ui/i18n.tsx';
import { workshopQueries } from '../client.ts';
import { eventAdminPaths } from '../paths.ts';
import { EventList } from './event-list.tsx';
import { WorkshopDeleteDialog } from './workshop-delete-dialog.tsx';
import { WorkshopEditor } from './workshop-editor.tsx';
import { WorkshopTabs } from './workshop-tabs.tsx';

export default function WorkshopListScreen() {
  const { t } = useTranslation('workshopAdmin');
  return (
    <>
      <WorkshopTabs />
      <EventList
        kind="workshop"
        t={t}
        noun={workshopQueries.all[0]}
        page={workshopQueries.page}
        subLine={workshop => <span lang={workshop.lang}>{workshop.instructor}</span>}
        viewPath={eventAdminPaths.workshop.item.href}
        Editor={WorkshopEditor}
        DeleteDialog={WorkshopDeleteDialog}
      />
    </>
  );
}
