import { prepareFile } from '#features/media/server/files.ts';
import { makePreview } from '#features/previews/server/actions.ts';
import { auditedInside, made } from '#server/audit/declaration.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { AppError } from '#shared/api/errors.ts';
import { health, readiness, siteCalls } from '../contract.ts';
import { updateSite, updateSites } from './actions.ts';
import { describeFiles, prepareForm } from './files.ts';
import { presentPublicSite, presentSite } from './present.ts';

const ok = { status: 'ok' } as const;

export const siteHandlers: readonly Handler[] = [
  handle(health, () => ok),
  handle(readiness, (_, services) => {
    if (!services.readiness.isReady) throw new AppError('unavailable');
    return ok;
  }),
  handle(siteCalls.show, async ({ language, session }, { db, site, schedule }) => {
    const words = (await site.read(db))[language];
    return session ? presentSite(words) : presentPublicSite(words, schedule.asOf);
  }),
  handle(siteCalls.files, async ({ language }, { db, site }) =>
    describeFiles(db, (await site.read(db))[language]),
  ),
  handle(
    siteCalls.update,
    ({ query, body, session }, services) => updateSite(services, query.lang, { actor: session, sent: body }),
    auditedInside,
  ),
  handle(
    siteCalls.updateBoth,
    ({ body, session }, services) => updateSites(services, { actor: session, sent: body }),
    auditedInside,
  ),
  handleCreate(
    siteCalls.preview,
    ({ body }, services) => ({
      make: tx => {
        const preview = { type: 'site', id: 0, words: JSON.stringify(body) };
        return makePreview(tx, services, { ...preview, title: body.page });
      },
    }),
    auditedInside,
  ),
  handleCreate(
    siteCalls.createForm,
    async ({ files: { file } }, services) => prepareForm(services, await prepareFile('pdf', file, 'file')),
    made('membership_form'),
  ),
];
