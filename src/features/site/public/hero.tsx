import { tidy } from '#shared/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Peptide } from '#ui/molecule/peptide.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { joinPath } from '../navigation.ts';
import type { HomeContent } from '../texts/home.ts';
import styles from './hero.module.css';

/** The association's name and the formula that spells GENETIKA; on a phone in two lines, GENE and TIKA. */
export function Hero({ content }: { content: HomeContent }) {
  const { t } = useTranslation('site');
  const { language, association } = useSite();
  const phone = { scale: 56, labelSize: 0.44, symbolSize: 0.42 } as const;
  return (
    <section className={styles.hero}>
      <div className={wrap.wrap}>
        <div className={styles.head}>
          <h1>{language === 'bs' ? tidy(association.name.bs) : association.name.en}</h1>
          <div className={styles.lead}>
            <p>{content.lead}</p>
            <div className={styles.actions}>
              <ButtonLink look="primary" to={joinPath}>
                {t('nav.join')}
              </ButtonLink>
              <ButtonLink to="#ciljevi-i-djelatnosti">{t('nav.goals')}</ButtonLink>
            </div>
          </div>
        </div>
        <figure className={styles.figure}>
          <div className={styles.wide}>
            <Peptide sequence="GENETIKA" scale={56} title={content.formulaTitle} highlight={0} />
          </div>
          <div className={styles.narrow}>
            <Peptide sequence="GENE" title={content.formulaTitle} continuesAfter highlight={0} {...phone} />
            <Peptide sequence="TIKA" title={content.formulaContinued} start={4} continuesBefore {...phone} />
          </div>
          <figcaption>
            <b>GENETIKA</b> {content.formulaCaption}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
