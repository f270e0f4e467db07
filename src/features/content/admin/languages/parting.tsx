import { useState } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { usePairChange } from './use-pair-change.ts';

type PartingProps = {
  /** One item of the pair. */
  id: number;
  queries: { all: readonly [string] };
  calls: { update: Endpoint };
  alongside: string | undefined;
  /** Whether nothing unsaved would be lost. */
  mayPart: () => boolean;
  onDone: () => void;
};

/** Makes two single items of a pair. */
export function Parting({ id, alongside, mayPart, onDone, ...pair }: PartingProps) {
  const { t } = useTranslation('translations');
  const { showError } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = usePairChange(pair);
  return (
    <>
      <Button
        size="small"
        look="ghost"
        onClick={() => (mayPart() ? setIsAsking(true) : showError(t('part.saveFirst')))}
      >
        {t('part.open')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('part.title')}
          confirmLabel={t('part.confirm')}
          busyLabel={t('part.busy')}
          cancelLabel={t('part.cancel')}
          isBusy={isBusy}
          onConfirm={async () => {
            if (await change(id, { translationOf: '' }, t('part.done'))) onDone();
          }}
          onCancel={() => setIsAsking(false)}
        >
          {t('part.text')} {alongside}
        </ConfirmDialog>
      )}
    </>
  );
}
