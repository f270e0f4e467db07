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

/** What reading a file finds: it is no PDF. */
export async function defectOfPdf(file: File, t: Translate<'screens'>): Promise<string | undefined> {
  return (await file.slice(0, 5).text()) === '%PDF-' ? undefined : t('pdf.unreadable');
}
