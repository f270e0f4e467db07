import { ComingEvents } from '#features/events/public/coming-events.tsx';
import { HomeNews } from '#features/news/public/home-news.tsx';
import { tidy } from '#shared/text/typography.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { OnwardLink } from '#ui/navigation/standalone-link.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Section } from '#ui/pages/section.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Site } from '../contract.ts';
import { homeSections, sitePaths } from '../paths.ts';
import { homePageTexts } from '../texts/home-page.ts';
import { Hero } from './hero.tsx';
import { History } from './history.tsx';
import styles from './home-page.module.css';
import { MembershipBand } from './membership-band.tsx';
import { Mission } from './mission.tsx';
import { activityPages } from './navigation.ts';
import { Organization } from './organization.tsx';
import { OrganizationData } from './organization-data.tsx';
import { OwnWords } from './own-words.tsx';

export default function HomePage() {
  return <OwnWords>{words => <Home words={words} />}</OwnWords>;
}

/** A section about which the association says nothing is left out. */
function Home({ words }: { words: Site }) {
  const { t } = useTranslation('site');
  const { name, tagline, mission, goals, timeline, people, membership } = words;
  return (
    <>
      <main id="main">
        <PageMeta title={name} {...(tagline && { description: tagline })} />
        <OrganizationData />
        <Hero tagline={tagline} />
        <ComingEvents id={homeSections.events} />
        <HomeNews id={homeSections.news} />
        {mission && (
          <Section id={homeSections.mission} title={t('nav.mission')}>
            <Mission html={mission} />
          </Section>
        )}
        <Section id={homeSections.goals} title={t('nav.goals')} isTinted>
          <Goals goals={goals} />
          <Activities />
        </Section>
        {timeline.length > 0 && (
          <Section id={homeSections.history} title={t('nav.history')} isWide>
            <History events={timeline} />
          </Section>
        )}
        {people.length > 0 && (
          <Section
            id={homeSections.organization}
            title={t('nav.organization')}
            isTinted
            aside={<OnwardLink to={sitePaths.people.href()}>{t('people.title')}</OnwardLink>}
          >
            <Organization people={people} />
          </Section>
        )}
      </main>
      <MembershipBand text={membership.text} />
    </>
  );
}

function Goals({ goals }: Pick<Site, 'goals'>) {
  const { language } = useSite();
  if (goals.length === 0) return null;
  return (
    <ol className={styles.goals}>
      {goals.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts without ids, in the order of the page.
        <li key={index}>
          <strong>{tidy(title, language)}</strong>
          <span>{tidy(text, language)}</span>
        </li>
      ))}
    </ol>
  );
}

function Activities() {
  const textOf = useText();
  const { language } = useSite();
  return (
    <p className={styles.activities}>
      <span>{homePageTexts[language].activitiesLabel}</span>
      {activityPages.map(({ to, label }) => (
        <Link key={to} to={to}>
          {textOf(label)}
        </Link>
      ))}
    </p>
  );
}
