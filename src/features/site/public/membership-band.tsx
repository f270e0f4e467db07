import { memberPaths } from '#features/members/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconArrowRight } from '#ui/icons.ts';
import wrap from '#ui/wrap.module.css';
import type { HomeContent } from '../texts/home.ts';
import styles from './membership-band.module.css';

export function MembershipBand({ content }: { content: HomeContent['membership'] }) {
  const { t } = useTranslation('site');
  return (
    <aside className={styles.band} aria-label={content.title}>
      <div className={`${wrap.wrap} ${styles.content}`}>
        <div>
          <h2>{content.title}</h2>
          <p>{content.text}</p>
        </div>
        <ButtonLink look="accent" to={memberPaths.join.href()}>
          {t('nav.join')}
          <Icon path={iconArrowRight} />
        </ButtonLink>
      </div>
    </aside>
  );
}
