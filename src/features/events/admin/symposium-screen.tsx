import { useTranslation } from '#ui/i18n.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { symposiumQueries } from '../client.ts';
import { eventAdminPaths } from '../paths.ts';
import { EventScreen } from './event-screen.tsx';
import { SymposiumDeleteDialog } from './symposium-delete-dialog.tsx';
import { SymposiumEditor } from './symposium-editor.tsx';

export default function SymposiumScreen() {
  const { t } = useTranslation(['symposiumAdmin', 'events']);
  return (
    <EventScreen
      kind="symposium"
      t={t}
      listPath={eventAdminPaths.symposium.list.href()}
      detail={symposiumQueries.detail}
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
      Editor={SymposiumEditor}
      DeleteDialog={SymposiumDeleteDialog}
    />
  );
}
