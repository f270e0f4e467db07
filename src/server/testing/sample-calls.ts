import { insertUser } from '#features/accounts/server/queries.ts';
import { hashToken } from '#features/accounts/server/tokens.ts';
import { codeOf, stepsAt } from '#features/accounts/server/totp.ts';
import { offerSecret } from '#features/accounts/server/two-factor-queries.ts';
import { isFile } from '#features/content/fields.ts';
import { sampleOf } from '#features/content/testing/content-kit.ts';
import { fileCalls } from '#features/files/contract.ts';
import { mailCalls } from '#features/mail/contract.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { noteNotice } from '#features/privacy/server/notice.ts';
import { redirectCalls } from '#features/redirects/contract.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { contentTypes } from '../features.ts';
import { bodyOf, create, createBy, type Fields, sampleForms, samplePdf } from './sample-forms.ts';
import {
  administrator,
  createTestSite,
  multipart,
  type Snapshot,
  type TestSite,
  type TestSiteOptions,
} from './test-site.ts';

/** A valid call of an endpoint: its query and the fields of its body. */
export type SampleCall = { query?: Record<string, string | number>; fields?: Fields };

/** The id of one item of every kind. */
export type SampleIds = Record<
  | Exclude<keyof typeof sampleForms, 'application'>
  | 'workshopApplication'
  | 'suspect'
  | 'image'
  | 'file'
  | 'trashed'
  | 'purged'
  | 'trashedTogether'
  | 'purgedTogether'
  | 'mail'
  | 'account'
  | 'redirect'
  | 'export',
  number
>;

const stored = await samplePicture();
const image = await samplePicture({ colour: '#804000' });

/** The content types by their singular noun, each with a complete form and its files. */
export const contentSamples = contentTypes.map(
  ({ calls, type: { name: kind, fields, hasLanguages }, listPage, itemPage }) => {
    const form: Fields =
      kind in sampleForms ? sampleForms[kind as keyof typeof sampleForms] : sampleOf(fields).sent;
    const files = Object.entries(fields).filter(([, field]) => isFile(field));
    const formWith = (picture: Blob): Fields => ({
      ...form,
      ...Object.fromEntries(
        files.map(([name, field]) => [name, field.kind === 'image' ? picture : samplePdf]),
      ),
    });
    return { kind, calls, fields, formWith, hasLanguages, listPage, itemPage };
  },
);

const sampleFile = { title: 'Knjiga sažetaka', kind: 'abstracts', lang: 'bs', file: samplePdf };

/** The keys to the sample application, and to one that was withdrawn. */
const sampleToken = 'prijava'.padEnd(43, '0');
const withdrawnToken = 'povucena'.padEnd(43, '0');

/** The end of the link of an invitation. */
const sampleLink = 'poziv'.padEnd(43, '0');

/** The number of its certificate. */
const sampleNumber = '7K3QF-9XMW2';

/** What the apps of both accounts know, and their code at the time of test sites as apps show it; it is not confirmed yet. */
const sampleSecret = 'SECRET'.padEnd(32, '7');
const sampleCode = codeOf(sampleSecret, stepsAt(new Date('2026-11-21T09:30:00.000Z'))[1]).replace(
  /.../,
  '$& ',
);

/** Created by calls once per process, then copied. */
let filled: Promise<{ ids: SampleIds; snapshot: Snapshot }> | undefined;

/** A site with one item of every kind. */
export async function createFilledSite(options: TestSiteOptions = {}) {
  filled ??= createTestSite().then(async site => ({
    ids: await fillSite(site),
    snapshot: await site.snapshot(),
  }));
  const { ids, snapshot } = await filled;
  return { site: await createTestSite({ ...options, snapshot }), ids };
}

/** Creates one item of every kind. */
export async function fillSite(site: TestSite): Promise<SampleIds> {
  const id = async (kind: Parameters<typeof create>[1], changes: Fields = {}) =>
    (await create(site, kind, changes)).id;
  const content: Record<string, number> = {};
  for (const { kind, calls, formWith } of contentSamples)
    content[kind] = (await createBy<{ id: number }>(site, calls.create, formWith(stored))).id;
  const { workshop, album } = content as SampleIds;
  const added = await site.call<{ id: number }>('/gallery_images.php', {
    method: 'POST',
    headers: await site.signIn(),
    body: multipart({ album_id: String(album), image: stored }),
  });
  const file = await createBy<{ id: number }>(site, fileCalls.create, {
    ...sampleFile,
    ...{ type: 'news', id: content.news },
  });
  const workshopApplication = await id('application', { workshopId: workshop });
  await site.db
    .updateTable('applications')
    .set({ token_hash: hashToken(sampleToken), status: 'accepted', attended: 1 })
    .where('id', '=', workshopApplication)
    .execute();
  await site.db
    .updateTable('applications')
    // Its event has begun, when one can withdraw no more; who has withdrawn can do it again.
    .set({ token_hash: hashToken(withdrawnToken), status: 'withdrawn' })
    .where('id', '=', await id('application', { workshopId: content.congress, applicationType: 'congress' }))
    .execute();
  await site.db
    .insertInto('certificate_numbers')
    .values({ number: sampleNumber, issued_at: '2026-11-21T09:30:00.000Z' })
    .execute();
  await site.db
    .insertInto('certificates')
    .values({ number: sampleNumber, application_id: workshopApplication, lang: 'bs', name: 'Amra Hodžić' })
    .execute();
  await site.signIn('editor');
  for (const user of await site.db.selectFrom('users').select('id').execute())
    await offerSecret(site.db, user.id, sampleSecret);
  const invite = (email: string) => insertUser(site.db, email, '', site.services.clock(), 'editor');
  await site.db
    .insertInto('user_links')
    .values({
      token_hash: hashToken(sampleLink),
      user_id: (await invite('pozvan@primjer.ba')).id,
      purpose: 'invitation',
      expires_at: '2027-11-21T09:30:00.000Z',
    })
    .execute();
  const inTrash = async () => {
    const item = await id('education');
    await site.call(`/education.php?id=${item}`, { method: 'DELETE', headers: await site.signIn() });
    return item;
  };
  await noteNotice(site.db, site.services);
  return {
    ...(content as SampleIds),
    trashed: await inTrash(),
    purged: await inTrash(),
    trashedTogether: await inTrash(),
    purgedTogether: await inTrash(),
    question: await id('question'),
    member: await id('member'),
    workshopApplication,
    suspect: await id('question', { website: 'primjer.ba' }),
    image: added.body.id,
    file: file.id,
    export: await makeExport(site),
    account: (await invite('pozvana@primjer.ba')).id,
    redirect: (
      await createBy<{ id: number }>(site, redirectCalls.create, { from: '/statut', to: '/novosti' })
    ).id,
    mail: (await createBy<{ id: number }>(site, mailCalls.test, { to: 'proba@primjer.ba' })).id,
  };
}

/** An export that was made. */
async function makeExport({ db, services }: TestSite): Promise<number> {
  const at = services.clock().toISOString();
  await services.transfers.store.write('export-1.zip', Buffer.from('PK'));
  const { id } = await db
    .insertInto('transfers')
    .values({
      ...{ kind: 'export', source: '', is_dry_run: 0, state: 'done', file: 'export-1.zip', bytes: 2 },
      ...{ started_at: at, alive_at: at, finished_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sampleTemplate = { name: 'test', lang: 'bs', subject: '{{association}}', body: 'Radi: {{website}}' };

/** A valid call of every endpoint, by its name. */
export const sampleCalls: Record<string, (ids: SampleIds) => SampleCall> = {
  health: () => ({}),
  readiness: () => ({}),
  login: () => ({ fields: administrator }),
  showSession: () => ({}),
  updateSession: () => ({ fields: { language: 'en' } }),
  listSessions: () => ({}),
  endOtherSessions: () => ({}),
  logout: () => ({}),
  changePassword: () => ({
    fields: { currentPassword: administrator.password, newPassword: 'druga-lozinka' },
  }),
  showTwoFactor: () => ({}),
  offerTwoFactor: () => ({}),
  confirmTwoFactor: () => ({ fields: { code: sampleCode } }),
  endTwoFactor: () => ({ fields: { password: administrator.password } }),
  listAccounts: () => ({}),
  createAccount: () => ({ fields: { email: 'nova@primjer.ba', role: 'editor' } }),
  renewInvitation: ids => ({ query: { id: ids.account } }),
  updateAccount: ids => ({ query: { id: ids.account }, fields: { role: 'administrator' } }),
  deleteAccount: ids => ({ query: { id: ids.account } }),
  showPasswordResets: () => ({}),
  requestPasswordReset: () => ({ fields: { email: administrator.email } }),
  usePasswordLink: () => ({ fields: { token: sampleLink, password: 'nova-lozinka' } }),
  ...Object.assign({}, ...contentSamples.map(callsOfContent)),
  ...recordSamples('Question', 'Questions', 'question'),
  ...recordSamples('Member', 'Members', 'member'),
  applyForMembership: () => ({ fields: { ...sampleForms.member, consent: true } }),
  showMember: ids => ({ query: { id: ids.member } }),
  updateMember: ids => ({ query: { id: ids.member }, fields: { number: 'A-17' } }),
  countMembers: () => ({}),
  decideMembership: ids => ({ fields: { ids: [ids.member], status: 'active' } }),
  notePayment: ids => ({ fields: { ids: [ids.member], year: 2026 } }),
  messageMembers: ids => ({ fields: { ids: [ids.member], subject: 'Članarina', text: 'Do petka.' } }),
  importMembers: () => ({
    fields: { rows: [{ ...sampleForms.member, email: 'nova@primjer.ba' }], confirm: true },
  }),
  noteMembersExport: () => ({}),
  pageEvents: () => ({}),
  showMenu: () => ({}),
  showMenuArrangement: () => ({}),
  updateMenu: () => ({ fields: { entries: [{ key: 'news', children: [{ key: 'gallery' }] }] } }),
  listRedirects: () => ({}),
  createRedirect: () => ({ fields: { from: '/stara-adresa', to: '/novosti' } }),
  updateRedirect: ids => ({ query: { id: ids.redirect }, fields: { from: '/statut', to: '/kontakt' } }),
  deleteRedirect: ids => ({ query: { id: ids.redirect } }),
  listMissingAddresses: () => ({}),
  showPageAt: () => ({ query: { slug: 'statut' } }),
  search: () => ({ query: { q: 'naslov' } }),
  showEventChoices: () => ({}),
  countApplications: ids => ({ query: { action: 'count', id: ids.workshop } }),
  countApplicationsByEvent: ids => ({
    query: { action: 'counts', ids: `${ids.workshop},${ids.congress}` },
  }),
  listApplications: ids => ({ query: { id: ids.workshop, application_type: 'workshop' } }),
  pageApplications: ids => ({ query: { id: ids.workshop, application_type: 'workshop', page: 1 } }),
  createApplication: ids => ({ fields: { ...sampleForms.application, workshopId: ids.workshop } }),
  countRecipients: ids => ({ query: { event: ids.workshop } }),
  showApplication: ids => ({ query: { id: ids.workshopApplication } }),
  updateApplication: ids => ({ query: { id: ids.workshopApplication }, fields: { note: 'Vegetarijanka' } }),
  decideApplications: ids => ({ fields: { ids: [ids.workshopApplication], status: 'accepted' } }),
  previewDecision: ids => ({ fields: { id: ids.workshopApplication, status: 'accepted' } }),
  messageApplicants: ids => ({
    fields: { ids: [ids.workshopApplication], subject: 'Sala', text: 'Počinjemo u sali 2.' },
  }),
  noteAttendance: ids => ({ fields: { ids: [ids.workshopApplication], attended: true } }),
  showMyApplication: () => ({ query: { token: sampleToken } }),
  correctMyApplication: () => ({ query: { token: sampleToken }, fields: { city: 'Tuzla' } }),
  withdrawMyApplication: () => ({ query: { token: withdrawnToken } }),
  eraseMyApplication: () => ({ query: { token: withdrawnToken } }),
  pageAudit: () => ({ query: { action: 'create' } }),
  noteExport: ids => ({ fields: { id: ids.workshop } }),
  searchPeople: () => ({ query: { search: 'lejla' } }),
  showPersonRecord: () => ({ query: { email: sampleForms.application.email } }),
  showRetention: () => ({}),
  updateRetention: () => ({ fields: { questions: 6 } }),
  listDue: () => ({}),
  listLastErased: () => ({}),
  listApplicationStatistics: () => ({}),
  showPrivacyNotice: () => ({}),
  listTransfers: () => ({}),
  showTransfer: ids => ({ query: { id: ids.export } }),
  sendImportPiece: () => ({
    fields: { upload: 'a'.repeat(32), position: 0, piece: new File(['PK'], 'dio') },
  }),
  startImport: () => ({ fields: { address: 'https://stara.primjer.ba/api', dryRun: true } }),
  startExport: () => ({}),
  stopTransfer: ids => ({ fields: { id: ids.export } }),
  downloadExport: ids => ({ query: { id: ids.export } }),
  exportPersonRecord: () => ({ query: { email: sampleForms.application.email } }),
  erasePerson: () => ({ query: { email: sampleForms.application.email } }),
  showCertificate: ids => ({
    query: { application: ids.workshopApplication, token: sampleToken, lang: 'bs' },
  }),
  downloadCertificates: ids => ({ query: { event: ids.workshop } }),
  showAttendanceSheet: ids => ({ query: { event: ids.workshop } }),
  checkCertificate: () => ({ query: { number: sampleNumber } }),
  sendNewLink: ids => ({ fields: { id: ids.workshopApplication } }),
  deleteApplication: ids => ({ query: { id: ids.workshopApplication } }),
  countQuestions: () => ({}),
  answerQuestion: ids => ({ fields: { id: ids.question, text: 'U petak.' } }),
  setQuestionStatus: ids => ({ fields: { ids: [ids.question], status: 'closed' } }),
  listSuspects: () => ({ query: { kind: 'question' } }),
  releaseSuspect: ids => ({ query: { id: ids.suspect } }),
  deleteSuspect: ids => ({ query: { id: ids.suspect } }),
  listImages: ids => ({ query: { album_id: ids.album } }),
  createImage: ids => ({ fields: { album_id: ids.album, position: 1, image } }),
  updateImage: ids => ({ query: { id: ids.image }, fields: { alt: 'Gel', altEn: 'A gel' } }),
  orderImages: ids => ({ fields: { id: ids.album, images: [ids.image] } }),
  deleteImage: ids => ({ query: { image_id: ids.image } }),
  createTextImage: () => ({ fields: { image } }),
  showSite: () => ({ query: { lang: 'bs' } }),
  updateSite: () => ({ query: { lang: 'bs' }, fields: { tagline: 'Nauka o životu.' } }),
  showSiteFiles: () => ({}),
  createMembershipForm: () => ({ fields: { file: samplePdf } }),
  listFiles: ids => ({ query: { type: 'news', id: ids.news } }),
  createFile: ids => ({ fields: { ...sampleFile, type: 'news', id: ids.news } }),
  updateFile: ids => ({
    query: { id: ids.file },
    fields: { title: 'Zbornik', kind: 'document', lang: 'en' },
  }),
  orderFiles: ids => ({ fields: { type: 'news', id: ids.news, files: [ids.file] } }),
  deleteFile: ids => ({ query: { id: ids.file } }),
  pageMails: () => ({}),
  showMail: ids => ({ query: { id: ids.mail } }),
  sendHeldMails: () => ({}),
  retryMails: ids => ({ fields: { ids: [ids.mail] } }),
  sendTestMail: () => ({ fields: { to: 'proba@primjer.ba' } }),
  showMailState: () => ({}),
  listMailTemplates: () => ({}),
  updateMailTemplate: () => ({ fields: { ...sampleTemplate, subject: 'Probna' } }),
  resetMailTemplate: () => ({ query: { name: sampleTemplate.name, lang: sampleTemplate.lang } }),
  previewMailTemplate: () => ({ fields: sampleTemplate }),
  pageTrash: () => ({}),
  restoreFromTrash: ids => ({ fields: { type: 'education', id: ids.trashed } }),
  purgeFromTrash: ids => ({ query: { type: 'education', id: ids.purged } }),
  restoreManyFromTrash: ids => ({ fields: { items: [{ type: 'education', id: ids.trashedTogether }] } }),
  purgeManyFromTrash: ids => ({ fields: { items: [{ type: 'education', id: ids.purgedTogether }] } }),
  findTitles: () => ({ query: { search: 'naslov' } }),
  setContentState: ids => ({ fields: { items: [{ type: 'news', id: ids.news }], status: 'draft' } }),
  deleteContentItems: ids => ({ fields: { items: [{ type: 'news', id: ids.news }] } }),
  emptyTrash: () => ({}),
  showOverview: () => ({}),
  createSitePreview: () => ({ fields: { page: '/ljudi', bs: { name: 'Društvo' } } }),
  createPreview: ids => ({ fields: { type: 'news', id: ids.news } }),
  deletePreviews: ids => ({ query: { type: 'news', id: ids.news } }),
  listPairProposals: () => ({}),
  showYears: () => ({ query: { type: 'news' } }),
  showRelated: ids => ({ query: { type: 'news', id: ids.news } }),
  listNamedEvents: () => ({}),
  listVersions: ids => ({ query: { type: 'news', id: ids.news } }),
  showVersion: ids => ({ query: { type: 'news', id: ids.news, version: 1 } }),
  showNewTexts: ids => ({ query: { type: 'news', id: ids.news } }),
  restoreVersion: ids => ({ fields: { type: 'news', id: ids.news, version: 1 } }),
};

function callsOfContent({ kind, calls, formWith }: (typeof contentSamples)[number]): typeof sampleCalls {
  const item = (ids: SampleIds) => ({ query: { id: (ids as Record<string, number>)[kind] ?? 0 } });
  const form = formWith(image);
  const samples: Record<keyof typeof calls, (ids: SampleIds) => SampleCall> = {
    list: () => ({}),
    page: () => ({ query: { page: 1 } }),
    show: item,
    create: () => ({ fields: form }),
    update: ids => ({ ...item(ids), fields: { ...form, title: 'Novi naslov' } }),
    remove: item,
  };
  return Object.fromEntries(
    Object.entries(calls).map(([verb, { name }]) => [name, samples[verb as keyof typeof calls]]),
  );
}

function recordSamples(one: string, many: string, kind: 'question' | 'member'): typeof sampleCalls {
  return {
    [`list${many}`]: () => ({}),
    [`page${many}`]: () => ({ query: { page: 1 } }),
    [`create${one}`]: () => ({ fields: sampleForms[kind] }),
    [`delete${one}`]: ids => ({ query: { id: ids[kind] } }),
  };
}

/** A call's request: its path below `/api`, and the options for `fetch`. */
export function requestOf(
  { method, path, body }: Endpoint,
  { query = {}, fields }: SampleCall,
  headers: Record<string, string> = {},
): [path: string, init: RequestInit] {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { headers: own, ...encoded } =
    fields && body ? bodyOf(body.types[0] === 'json' ? 'json' : 'multipart', fields) : {};
  return [`${path}?${search}`, { method, headers: { ...(own as object), ...headers }, ...encoded }];
}
