import { memberPaths } from '#features/members/paths.ts';
import { firstParagraph } from '#shared/text/text-parts.ts';
import { tidy } from '#shared/text/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconArrowRight } from '#ui/icons/icons.ts';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { homePageTexts } from '../texts/home-page.ts';
import styles from './membership-band.module.css';
import { Paragraph } from './paragraph.tsx';

/** The beginning of what is said about membership; the page to which it leads says the rest. */
export function MembershipBand({ text }: { text: string }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const title = tidy(homePageTexts[language].membership, language);
  const { first } = firstParagraph(text);
  return (
    <aside className={styles.band} aria-label={title}>
      <div className={`${wrap.wrap} ${styles.content}`}>
        <div>
          <h2>{title}</h2>
          {first && <Paragraph html={first} />}
        </div>
        <ButtonLink look="accent" to={memberPaths.join.href()}>
          {t('nav.join')}
          <Icon path={iconArrowRight} />
        </ButtonLink>
      </div>
    </aside>
  );
}
