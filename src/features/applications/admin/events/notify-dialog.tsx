import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mailQueries } from '#features/mail/client.ts';
import { Button } from '#ui/button.tsx';
import dialog from '#ui/dialog.module.css';
import { Modal, wideDialogClass } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { NotifyQuestion } from './use-notify-question.ts';

/** Asks whether applicants are told of what was changed. */
export function NotifyDialog({ count, changed, isCancelled, onAnswer }: NotifyQuestion) {
  const { t } = useTranslation(['applicationsAdmin', 'eventsAdmin', 'screens']);
  const isEditor = count === undefined;
  const mail = useQuery({ ...mailQueries.state(useSite()), enabled: !isEditor }).data;
  const id = useId();
  const names = changed.map(name => t(`eventsAdmin:fields.${name}`)).join(', ');
  return (
    <Modal
      className={wideDialogClass}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onDismiss={() => onAnswer(undefined)}
    >
      <h2 id={`${id}-title`}>{isEditor ? t('notify.titleUncounted') : t('notify.title', { count })}</h2>
      <p id={`${id}-text`}>
        {isCancelled !== undefined && (isCancelled ? t('notify.cancelled') : t('notify.revived'))}{' '}
        {names && t('notify.changed', { fields: names })} {t('notify.text')}{' '}
        {mail?.is_configured === false && t('notify.notConfigured')}
      </p>
      <div className={dialog.actions}>
        <Button onClick={() => onAnswer(undefined)}>{t('screens:discard.cancel')}</Button>
        <Button onClick={() => onAnswer(false)}>{t('notify.without')}</Button>
        <Button look="primary" data-autofocus onClick={() => onAnswer(true)}>
          {t('notify.with')}
        </Button>
      </div>
    </Modal>
  );
}
