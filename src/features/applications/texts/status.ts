import type { Language } from '#shared/language.ts';
import type { ApplicationStatus } from '../status.ts';

type StatusText = {
  /** As a mark beside a name. */
  label: string;
  /** To the applicant; `{{position}}` is the place in the waiting list. */
  sentence: string;
};

/** What the panel, messages and the applicant's page call the statuses. */
export const statusTexts: Readonly<Record<Language, Readonly<Record<ApplicationStatus, StatusText>>>> = {
  bs: {
    received: {
      label: 'Na razmatranju',
      sentence: 'O prijavi još nije odlučeno; javit ćemo Vam.',
    },
    accepted: { label: 'Prihvaćena', sentence: 'Vaša prijava je prihvaćena.' },
    waiting: {
      label: 'Na listi čekanja',
      sentence: 'Na listi čekanja ste {{position}}. po redu; javit ćemo Vam ako dobijete mjesto.',
    },
    declined: { label: 'Odbijena', sentence: 'Nažalost, Vašu prijavu nismo mogli prihvatiti.' },
    withdrawn: { label: 'Povučena', sentence: 'Vaša prijava je povučena.' },
  },
  en: {
    received: {
      label: 'Under consideration',
      sentence: 'Nothing has been decided yet; we will let you know.',
    },
    accepted: { label: 'Accepted', sentence: 'You have a place.' },
    waiting: {
      label: 'On the waiting list',
      sentence: 'You are number {{position}} on the waiting list; we will let you know if you get a place.',
    },
    declined: { label: 'Declined', sentence: 'Unfortunately we could not accept your application.' },
    withdrawn: { label: 'Withdrawn', sentence: 'Your application has been withdrawn.' },
  },
};

export function statusSentence(
  { status, position }: { status: ApplicationStatus; position: number | null },
  lang: Language,
): string {
  return statusTexts[lang][status].sentence.replace('{{position}}', String(position ?? ''));
}
