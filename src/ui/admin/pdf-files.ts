import type { Translate } from '#ui/i18n.tsx';
import { inMegabytes } from './file-size.ts';

/** In bytes. */
const largest = 25 * 1024 * 1024;

/** For the `accept` attribute of a file chooser. */
export const acceptedPdf = '.pdf,application/pdf';

/** Why a file is refused by its name and size; the server checks the content. */
export function refusalOfPdf(file: File, t: Translate<'screens'>): string | undefined {
  if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name)) return t('pdf.wrong');
  return file.size > largest ? t('pdf.tooLarge', { size: inMegabytes(file.size) }) : undefined;
}

/** Why a file is refused when it is chosen, where one that is no PDF would only be refused when it is saved. */
export async function refusalOfChosenPdf(file: File, t: Translate<'screens'>): Promise<string | undefined> {
  const reason = refusalOfPdf(file, t);
  if (reason) return reason;
  return (await file.slice(0, 5).text()) === '%PDF-' ? undefined : t('pdf.unreadable');
}
