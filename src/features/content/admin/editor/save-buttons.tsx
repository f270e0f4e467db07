import { useState } from 'react';
import type { SaveButtonsProps } from '#ui/admin/forms/editor-form.tsx';
import { type MenuItem, SplitButton } from '#ui/admin/forms/split-button.tsx';
import { SubmitButton } from '#ui/admin/forms/submit-button.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { ItemState, StateChange } from '../../states.ts';
import { ScheduleDialog } from '../schedule-dialog.tsx';

const unchanged: StateChange = {};
const toPublic: StateChange = { status: 'published', publishAt: '' };
const toDraft: StateChange = { status: 'draft', publishAt: '' };
const scheduledFor = (publishAt: string): StateChange => ({ status: 'published', publishAt });

/** How a form is saved: what becomes of the item's state and its translation, and the tool that is opened for it then. */
export type SaveWay = {
  change: StateChange;
  opens?: string;
  /** After a correction that the translation does not have to follow. */
  keepsTranslation?: boolean;
};

/**
 * What Ctrl+S and Enter do: an item stays what it is, and a new one becomes a draft, so that no key publishes by
 * accident (docs/decisions/0010-editing-in-the-panel.md).
 */
export const usualWay = (item: ItemState | undefined): SaveWay => ({ change: item ? unchanged : toDraft });

/** Saves what is public as it is, and publishes what is not; a menu has the other states. */
export function SaveButtons({
  item,
  hasTranslation,
  isBusy,
  save,
}: SaveButtonsProps<SaveWay> & { item: ItemState | undefined; hasTranslation: boolean }) {
  const { t } = useTranslation(['publishing', 'screens']);
  const [isScheduling, setIsScheduling] = useState(false);
  const isPublic = item?.status === 'published';
  const isScheduled = item?.status === 'scheduled';
  const choice = (label: string, change: StateChange): MenuItem => ({
    label,
    onSelect: () => save({ change }),
  });
  const items = [
    ...(isScheduled ? [choice(t('saveScheduled'), unchanged)] : []),
    ...(isPublic ? [] : [choice(t('saveDraft'), toDraft)]),
    ...(hasTranslation
      ? [{ label: t('saveCorrection'), onSelect: () => save({ change: unchanged, keepsTranslation: true }) }]
      : []),
    { label: t('schedule'), onSelect: () => setIsScheduling(true) },
    ...(isPublic ? [choice(t('withdraw'), toDraft)] : []),
  ];
  return (
    <>
      <SplitButton menuLabel={t('more')} items={items} isBusy={isBusy}>
        {isPublic ? (
          <SubmitButton isBusy={isBusy} />
        ) : (
          <Button
            look="primary"
            isBusy={isBusy}
            busyLabel={t('screens:saving')}
            onClick={() => save({ change: toPublic })}
          >
            {t('publish')}
          </Button>
        )}
      </SplitButton>
      {isScheduling && (
        <ScheduleDialog
          scheduled={isScheduled ? (item.publish_at ?? undefined) : undefined}
          isPublic={isPublic}
          onSchedule={instant => {
            setIsScheduling(false);
            save({ change: scheduledFor(instant) });
          }}
          onCancel={() => setIsScheduling(false)}
        />
      )}
    </>
  );
}
