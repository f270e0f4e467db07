import { adminPath } from '#shared/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { MissingState } from '#ui/states/states.tsx';

export function MissingScreen() {
  const { t } = useTranslation('shell');
  return (
    <MissingState title={t('missing.title')} text={t('missing.text')} level={1}>
      <title>{t('missing.title')}</title>
      <ButtonLink to={adminPath.href()}>{t('missing.back')}</ButtonLink>
    </MissingState>
  );
}
