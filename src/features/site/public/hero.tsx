import { memberPaths } from '#features/members/paths.ts';
import { tidy } from '#shared/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import gene from '#ui/molecule/gene.svg?raw';
import genetika from '#ui/molecule/genetika.svg?raw';
import { Molecule } from '#ui/molecule/molecule.tsx';
import tika from '#ui/molecule/tika.svg?raw';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { homeSections } from '../paths.ts';
import type { HomeContent } from '../texts/home.ts';
import styles from './hero.module.css';

export function Hero({ content }: { content: HomeContent }) {
  const { t } = useTranslation('site');
  const { language, association } = useSite();
  return (
    <section className={styles.hero}>
      <div className={wrap.wrap}>
        <div className={styles.head}>
          <h1>{tidy(association.name[language], language)}</h1>
          <div className={styles.lead}>
            <p>{content.lead}</p>
            <div className={styles.actions}>
              <ButtonLink look="primary" to={memberPaths.join.href()}>
                {t('nav.join')}
              </ButtonLink>
              <ButtonLink to={`#${homeSections.goals}`}>{t('nav.goals')}</ButtonLink>
            </div>
          </div>
        </div>
        <figure className={styles.figure}>
          <div className={styles.wide}>
            <Molecule drawing={genetika} title={content.formulaTitle} />
          </div>
          <div className={styles.narrow}>
            <Molecule drawing={gene} title={content.formulaTitle} />
            <Molecule drawing={tika} title={content.formulaContinued} />
          </div>
          <figcaption>
            <b>GENETIKA</b> {content.formulaCaption}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
