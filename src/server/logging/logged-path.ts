import { applicantPath } from '#features/applications/paths.ts';
import { certificatePath } from '#features/certificates/paths.ts';
import { previewPath } from '#features/previews/paths.ts';

const linkPaths = [applicantPath, certificatePath, previewPath];

/** A request's path as the log may have it: without what opens a page that only its link opens. */
export function loggedPath(path: string): string {
  const written = path.toLowerCase();
  return linkPaths.find(({ href }) => written.startsWith(href({ token: '' })))?.pattern ?? path;
}
