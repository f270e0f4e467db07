import { useTranslation } from '#ui/i18n.tsx';
import { failureCause } from './failure-cause.ts';

/** Why a message was not sent: what people can do about it, and the server's own words. */
export function MailFailure({ error }: { error: string }) {
  const { t } = useTranslation('mailAdmin');
  const cause = failureCause(error);
  return (
    <>
      {cause && `${t(`causes.${cause}`)} `}
      <span lang="en">{error}</span>
    </>
  );
}
