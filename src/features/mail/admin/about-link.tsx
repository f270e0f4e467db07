import { applicationAdminPath } from '#features/applications/paths.ts';
import { memberAdminPaths } from '#features/members/paths.ts';
import { questionPath } from '#features/questions/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { MailSummary } from '../contract.ts';

/** What a message tells of, with a way there. */
export function AboutLink({ about }: { about: NonNullable<MailSummary['about']> }) {
  const { t } = useTranslation('mailAdmin');
  if (about.type === 'question') return <Link to={questionPath(about.id)}>{t('about.question')}</Link>;
  if (about.type === 'application')
    return <Link to={applicationAdminPath.href({ id: about.id })}>{t('about.application')}</Link>;
  return <Link to={`${memberAdminPaths.list.href()}?clan=${about.id}`}>{t('about.member')}</Link>;
}
