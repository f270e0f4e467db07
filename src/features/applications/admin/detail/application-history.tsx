import { lazy, Suspense } from 'react';
import { memberPlaces } from '#features/members/admin/member-inputs.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { Application } from '../../schemas.ts';
import { applicationStatuses } from '../../status.ts';
import { applicantName } from '../list/cell-text.ts';
import { useValueNames } from '../use-value-names.ts';
import { versionFields } from './stored-fields.ts';

const ItemHistory = lazy(() => import('#features/versions/admin/item-history.tsx'));

type ApplicationHistoryProps = { application: Application; onClose: () => void };

/** Who changed what of an application, and when: fields, note, status and attendance. */
export function ApplicationHistory({ application, onClose }: ApplicationHistoryProps) {
  const { t } = useTranslation(['applicationsAdmin', 'screens']);
  const names = useValueNames();
  const { t: tMembers } = useTranslation(['membersAdmin', 'applications']);
  const meta = {
    ...memberPlaces(tMembers),
    note: { label: t('note.label') },
    status: {
      label: t('fields.status'),
      valueLabels: Object.fromEntries(applicationStatuses.map(status => [status, names.status(status)])),
    },
    attended: {
      label: t('fields.attended'),
      valueLabels: { true: t('screens:yes'), false: t('screens:no') },
    },
  };
  return (
    <Suspense>
      <ItemHistory
        item={{ type: 'application', id: application.id, title: applicantName(application) }}
        shape={{ fields: versionFields, meta, untouched: t('detail.untouched') }}
        form={{ hasChanges: false, onRestored: () => {} }}
        onClose={onClose}
      />
    </Suspense>
  );
}
