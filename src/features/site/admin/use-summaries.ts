import { useTranslation } from '#ui/i18n.tsx';
import type { Site } from '../contract.ts';
import type { SectionName } from './section-fields.ts';
import type { Sites } from './section-values.ts';

/** What a section holds now, in a line of Bosnian. */
export function useSummaries({ bs }: Sites): (name: SectionName) => string {
  const { t } = useTranslation('siteAdmin');
  const summaries: Record<SectionName, () => string> = {
    association: () => `${bs.name} (${bs.short_name})`,
    goals: () => bs.goals.map(({ title }) => title).join(' · '),
    people: () => peopleSummary(bs.people, t('peopleCount', { count: bs.people.length })),
    timeline: () => bs.timeline.map(({ year, title }) => `${year} ${title}`).join(' · '),
    activities: () => plainText(bs.activities),
    contact: () =>
      [...bs.contact.address.split('\n'), bs.contact.email, bs.contact.phone].filter(Boolean).join(' · '),
    footer: () => bs.footer,
    membership: () => plainText(bs.membership.text),
    notice: () => bs.notice?.text ?? t('none.notice'),
    additions: () => plainText(`${bs.privacy ?? ''}${bs.accessibility ?? ''}`) || t('none.addition'),
  };
  return name => summaries[name]() || t('none.text');
}

function peopleSummary(people: Site['people'], count: string): string {
  const bodies = [...new Set(people.map(({ body }) => body))];
  return people.length === 0 ? '' : [count, ...bodies].join(' · ');
}

/** The words of a formatted text, as much as a line may show. */
function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html.slice(0, 2_000), 'text/html');
  return [...body.children].map(({ textContent }) => textContent).join(' ');
}
