import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import type { Site } from '../contract.ts';
import type { SectionName } from './section-fields.ts';
import type { Sites } from './section-values.ts';

/** What a section holds now, in a line of the panel's language. */
export function useSummaries(sites: Sites): (name: SectionName) => string {
  const { t } = useTranslation('siteAdmin');
  const words = sites[useLanguage()];
  const summaries: Record<SectionName, () => string> = {
    association: () => `${words.name} (${words.short_name})`,
    goals: () => words.goals.map(({ title }) => title).join(' · '),
    people: () => peopleSummary(words.people, t('peopleCount', { count: words.people.length })),
    timeline: () => words.timeline.map(({ year, title }) => `${year} ${title}`).join(' · '),
    activities: () => plainText(words.activities),
    contact: () =>
      [...words.contact.address.split('\n'), words.contact.email, words.contact.phone]
        .filter(Boolean)
        .join(' · '),
    footer: () => words.footer,
    membership: () => plainText(words.membership.text),
    notice: () => words.notice?.text ?? t('none.notice'),
    additions: () => plainText(`${words.privacy ?? ''}${words.accessibility ?? ''}`) || t('none.addition'),
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
