import { useQuery } from '@tanstack/react-query';
import { mailQueries } from '#features/mail/client.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import styles from './user-list-screen.module.css';

type InvitationLinkProps = { email: string; link: string; onClose: () => void };

/** The link of an invitation, which is shown this once. */
export function InvitationLink({ email, link, onClose }: InvitationLinkProps) {
  const { t } = useTranslation(['usersAdmin', 'ui']);
  const { data: mail } = useQuery(mailQueries.state(useSite()));
  const { showSuccess, showError } = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showSuccess(t('link.copied'));
    } catch {
      showError(t('link.copyFailed'));
    }
  };
  return (
    <Sheet
      title={t('link.title')}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:close')}</Button>
          <Button look="primary" data-autofocus onClick={() => void copy()}>
            {t('link.copy')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>
          {mail && `${t(mail.is_configured ? 'link.sent' : 'link.notSent', { email })} `}
          {t('link.once')}
        </p>
        <TextField label={t('link.label')} readOnly value={link} onFocus={event => event.target.select()} />
      </div>
    </Sheet>
  );
}
