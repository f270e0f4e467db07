import { allEventsPath } from '#features/events/paths.ts';
import { NextEvent } from '#features/events/public/coming-events.tsx';
import { memberPaths } from '#features/members/paths.ts';
import { tidy } from '#shared/text/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { homePageTexts } from '../texts/home-page.ts';
import { Formula } from './formula.tsx';
import styles from './hero.module.css';

export function Hero({ tagline }: { tagline: string }) {
  const { t } = useTranslation('site');
  const { language, association } = useSite();
  return (
    <section className={styles.hero}>
      <div className={wrap.wrap}>
        <div className={styles.columns}>
          <h1>{tidy(association.name, language)}</h1>
          <div className={styles.lead}>
            {tagline && <p>{tidy(tagline, language)}</p>}
            <div className={styles.actions}>
              <ButtonLink look="primary" to={memberPaths.join.href()}>
                {t('nav.join')}
              </ButtonLink>
              <ButtonLink to={allEventsPath.href()}>{t('footer.events')}</ButtonLink>
            </div>
          </div>
          <NextEvent className={styles.next} />
          <figure className={styles.figure}>
            <Formula />
            <figcaption>
              <b>GENETIKA</b> {tidy(homePageTexts[language].formulaCaption, language)}
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
