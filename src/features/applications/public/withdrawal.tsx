import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '#shared/error-text.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { focusLeftIn } from '#ui/focus-after-navigation.ts';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { withdrawMyApplication } from '../client.ts';
import type { MyApplication } from '../contract.ts';
import { myApplicationQuery } from '../public-routes.ts';
import { myApplicationTexts } from '../texts/my-application.ts';

/** A button that asks before it withdraws. Afterwards it is gone, and what says so has the focus. */
export function Withdrawal({ token }: { token: string }) {
  const site = useSite();
  const texts = myApplicationTexts[site.language];
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<'offered' | 'asked' | 'sent'>('offered');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = box.current?.closest('section') ?? null;
    return () => focusLeftIn(area);
  }, []);
  const withdraw = async () => {
    setStep('sent');
    try {
      await site.api(withdrawMyApplication, { query: { token } });
    } catch (error) {
      toasts.showError(errorText(error, texts.failure, () => true));
      setStep('offered');
      return;
    }
    queryClient.setQueryData<MyApplication>(
      myApplicationQuery(site, token).queryKey,
      before => before && { ...before, status: 'withdrawn', position: null, can_withdraw: false },
    );
  };
  return (
    <div ref={box}>
      <Button onClick={() => setStep('asked')}>{texts.withdraw}</Button>
      {step !== 'offered' && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          confirmLabel={texts.withdraw}
          busyLabel={texts.withdrawing}
          cancelLabel={texts.keep}
          isBusy={step === 'sent'}
          onConfirm={() => void withdraw()}
          onCancel={() => setStep('offered')}
        >
          {texts.withdrawText}
        </ConfirmDialog>
      )}
    </div>
  );
}
