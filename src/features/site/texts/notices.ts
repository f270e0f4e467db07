import type { Association } from '#shared/association.ts';
import type { Language } from '#shared/language.ts';
import { retention } from '#shared/retention.ts';
import { tidy } from '#shared/typography.ts';
import { accessibilityBs } from './accessibility-bs.ts';
import { accessibilityEn } from './accessibility-en.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { privacyBs } from './privacy-bs.ts';
import { privacyEn } from './privacy-en.ts';

type Notice = {
  title: string;
  lead: string;
  sections: { title: string; paragraphs: string[] }[];
};

const notices = {
  privacy: { bs: privacyBs, en: privacyEn },
  accessibility: { bs: accessibilityBs, en: accessibilityEn },
};

type NoticeOptions = Pick<NoticeFacts, 'trashDays' | 'days' | 'weeks'> & {
  language: Language;
  association: Association;
};

export function noticeOf(
  name: keyof typeof notices,
  { language, association, trashDays, days, weeks }: NoticeOptions,
): Notice {
  const { street, city, country, email } = association;
  return notices[name][language]({
    ...retention,
    trashDays,
    name: tidy(association.name[language], language),
    address: `${street}, ${city}, ${country[language]}`,
    email,
    days,
    weeks,
  });
}
