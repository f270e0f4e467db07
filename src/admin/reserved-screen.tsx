import { adminPath } from '#shared/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { MissingState } from '#ui/states/states.tsx';

/** In place of a screen for administrators, for an editor who follows a link to it. */
export function ReservedScreen() {
  const { t } = useTranslation(['usersAdmin', 'shell']);
  return (
    <MissingState title={t('only.title')} text={t('only.text')} level={1}>
      <title>{t('only.title')}</title>
      <ButtonLink to={adminPath.href()}>{t('shell:missing.back')}</ButtonLink>
    </MissingState>
  );
}
