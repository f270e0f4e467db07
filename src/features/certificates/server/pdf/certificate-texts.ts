import type { EventKind } from '#features/events/kinds.ts';
import type { Language } from '#shared/language.ts';

type Texts = {
  title: string;
  to: string;
  for: Record<EventKind, string>;
  issued: string;
  signature: string;
  number: string;
  check: string;
};

export const certificateTexts: Record<Language, Texts> = {
  bs: {
    title: 'Potvrda o učešću',
    to: 'dodjeljuje se',
    for: {
      workshop: 'za učešće na radionici',
      symposium: 'za učešće na simpoziju',
      congress: 'za učešće na kongresu',
    },
    issued: 'Izdato',
    signature: 'Za Udruženje',
    number: 'Broj potvrde',
    check: 'Provjera',
  },
  en: {
    title: 'Certificate of participation',
    to: 'awarded to',
    for: {
      workshop: 'for taking part in the workshop',
      symposium: 'for taking part in the symposium',
      congress: 'for taking part in the congress',
    },
    issued: 'Issued on',
    signature: 'For the Association',
    number: 'Certificate number',
    check: 'Verification',
  },
};
