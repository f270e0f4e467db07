import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { MissingState } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';
import { PageMeta } from './page-meta.tsx';

export default function MissingPage() {
  const { t } = useTranslation('ui');
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('pageMissing.title')} isHidden />
      <MissingState title={t('pageMissing.title')} text={t('pageMissing.text')} level={1}>
        <ButtonLink to="/">{t('pageMissing.home')}</ButtonLink>
      </MissingState>
    </main>
  );
}
