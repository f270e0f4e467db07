import { newsFeedPath } from '#features/news/paths.ts';
import { tidy } from '#shared/text/typography.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { iconCalendar } from '#ui/icons/icons.ts';
import { useSite } from '#ui/site-context.tsx';
import { calendarPath } from '../paths.ts';
import { followTexts } from '../texts/follow.ts';
import styles from './follow.module.css';

/** The calendar of all events and the news, for programs that look again by themselves. */
export function Follow() {
  const { language } = useSite();
  const texts = followTexts[language];
  return (
    <p className={styles.follow}>
      <link rel="alternate" type="text/calendar" href={calendarPath(language)} />
      <Icon path={iconCalendar} />
      <a href={calendarPath(language)}>{tidy(texts.calendar)}</a>
      <a href={newsFeedPath(language)}>{tidy(texts.news)}</a>
    </p>
  );
}
