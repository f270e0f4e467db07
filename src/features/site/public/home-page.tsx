import { ComingEvents } from '#features/events/public/coming-events.tsx';
import { HomeNews } from '#features/news/public/home-news.tsx';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { Section } from '#ui/section.tsx';
import { useSite } from '#ui/site-context.tsx';
import { OnwardLink } from '#ui/standalone-link.tsx';
import { homeSections, sitePaths } from '../paths.ts';
import { homeContent } from '../texts/home.ts';
import { Hero } from './hero.tsx';
import { History } from './history.tsx';
import styles from './home-page.module.css';
import { MembershipBand } from './membership-band.tsx';
import { navigation } from './navigation.ts';
import { Organization } from './organization.tsx';
import { OrganizationData } from './organization-data.tsx';

export default function HomePage() {
  const { t } = useTranslation('site');
  const textOf = useText();
  const { language, association } = useSite();
  const content = homeContent[language];
  const activities = [
    ...(navigation.find(item => item.label === 'site:nav.activities')?.children ?? []),
    ...navigation.filter(item => item.label === 'events:workshop.title'),
  ];
  return (
    <>
      <main id="main">
        <PageMeta title={association.name} description={content.lead} />
        <OrganizationData />
        <Hero content={content} />
        <ComingEvents id={homeSections.events} />
        <HomeNews id={homeSections.news} />
        <Section id={homeSections.mission} title={t('nav.mission')}>
          <p className={styles.mission}>{content.mission.statement}</p>
          <p className={styles.text}>{content.mission.text}</p>
        </Section>
        <Section id={homeSections.goals} title={t('nav.goals')} isTinted>
          <ol className={styles.goals}>
            {content.goals.map(goal => (
              <li key={goal.title}>
                <strong>{goal.title}</strong>
                <span>{goal.text}</span>
              </li>
            ))}
          </ol>
          <p className={styles.activities}>
            <span>{content.activitiesLabel}</span>
            {activities.map(item => (
              <Link key={item.to} to={item.to}>
                {textOf(item.label)}
              </Link>
            ))}
          </p>
        </Section>
        <Section id={homeSections.history} title={t('nav.history')} isWide>
          <History events={content.history} />
        </Section>
        <Section
          id={homeSections.organization}
          title={t('nav.organization')}
          isTinted
          aside={<OnwardLink to={sitePaths.people.href()}>{t('people.title')}</OnwardLink>}
        >
          <Organization />
        </Section>
      </main>
      <MembershipBand content={content.membership} />
    </>
  );
}
