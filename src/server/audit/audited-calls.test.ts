import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentTypes, handlers } from '../features.ts';
import { createFilledSite, requestOf, type SampleIds, sampleCalls } from '../testing/sample-calls.ts';
import { administrator, type TestSite } from '../testing/test-site.ts';

type Entry = readonly [action: string, type: string, id: number | null];
type Expectation = (ids: SampleIds, site: TestSite) => readonly Entry[];

const nothing: Expectation = () => [];
const one =
  (action: string, type: string, id: (ids: SampleIds) => number | null = () => null): Expectation =>
  ids => [[action, type, id(ids)]];

/** `made` stands for the id of what the call has made. */
const made = -1;
const create = (type: string) => one('create', type, () => made);

const ofContent = contentTypes.flatMap(({ calls, type: { name } }) => {
  const id = (ids: SampleIds) => (ids as Record<string, number>)[name] ?? 0;
  return [
    [calls.create.name, create(name)],
    [calls.update.name, one('update', name, id)],
    [calls.remove.name, one('delete', name, id)],
  ] as const;
});

/** What an administrator's call leaves in the audit, written independently of the declarations. */
const expectations: Record<string, Expectation> = {
  ...Object.fromEntries(ofContent),
  logout: one('logout', 'account', () => 1),
  endOtherSessions: one('logout', 'account', () => 1),
  updateSession: one('account', 'account', () => 1),
  changePassword: one('password', 'account', () => 1),
  offerTwoFactor: nothing,
  confirmTwoFactor: one('second_factor', 'account', () => 1),
  // There is none.
  endTwoFactor: nothing,
  createAccount: one('account', 'account', () => made),
  renewInvitation: one('account', 'account', ids => ids.account),
  updateAccount: one('account', 'account', ids => ids.account),
  deleteAccount: one('account', 'account', ids => ids.account),
  updateRetention: one('settings', 'retention'),
  updateMenu: one('settings', 'menu'),
  createRedirect: create('redirect'),
  updateRedirect: one('update', 'redirect', ids => ids.redirect),
  deleteRedirect: one('delete', 'redirect', ids => ids.redirect),
  createMember: create('member'),
  deleteMember: one('delete', 'member', ids => ids.member),
  updateMember: one('update', 'member', ids => ids.member),
  // She is a member already.
  decideMembership: nothing,
  notePayment: one('update', 'member', ids => ids.member),
  messageMembers: one('answer', 'member', ids => ids.member),
  importMembers: one('import', 'member'),
  noteMembersExport: one('export', 'member'),
  answerQuestion: one('answer', 'question', ids => ids.question),
  setQuestionStatus: one('update', 'question', ids => ids.question),
  deleteQuestion: one('delete', 'question', ids => ids.question),
  releaseSuspect: one('restore', 'spam', ids => ids.suspect),
  deleteSuspect: one('purge', 'spam', ids => ids.suspect),
  createImage: create('image'),
  updateImage: one('update', 'image', ids => ids.image),
  orderImages: one('update', 'album', ids => ids.album),
  deleteImage: one('delete', 'image', ids => ids.image),
  createTextImage: one('create', 'text_image'),
  updateSite: one('update', 'site'),
  createMembershipForm: one('create', 'membership_form'),
  createFile: create('file'),
  updateFile: one('update', 'file', ids => ids.file),
  orderFiles: one('update', 'news', ids => ids.news),
  deleteFile: one('delete', 'file', ids => ids.file),
  retryMails: one('update', 'mail', ids => ids.mail),
  // Without a server nothing is sent.
  sendHeldMails: nothing,
  sendTestMail: create('mail'),
  updateMailTemplate: one('settings', 'mail_template'),
  resetMailTemplate: one('settings', 'mail_template'),
  previewMailTemplate: nothing,
  restoreFromTrash: one('restore', 'education', ids => ids.trashed),
  purgeFromTrash: one('purge', 'education', ids => ids.purged),
  restoreManyFromTrash: one('restore', 'education', ids => ids.trashedTogether),
  purgeManyFromTrash: one('purge', 'education', ids => ids.purgedTogether),
  setContentState: one('withdraw', 'news', ids => ids.news),
  deleteContentItems: one('delete', 'news', ids => ids.news),
  emptyTrash: ids => [
    ['purge', 'education', ids.purged],
    ['purge', 'education', ids.purgedTogether],
    ['purge', 'education', ids.trashed],
    ['purge', 'education', ids.trashedTogether],
  ],
  updateApplication: one('update', 'application', ids => ids.workshopApplication),
  // It is accepted already.
  decideApplications: nothing,
  previewDecision: nothing,
  noteExport: one('export', 'workshop', ids => ids.workshop),
  sendNewLink: one('answer', 'application', ids => ids.workshopApplication),
  messageApplicants: one('answer', 'application', ids => ids.workshopApplication),
  // They are noted as attended already.
  noteAttendance: nothing,
  deleteApplication: one('delete', 'application', ids => ids.workshopApplication),
  showPersonRecord: one('read_person', 'person'),
  exportPersonRecord: one('export', 'person'),
  // A piece is nothing until it is taken.
  sendImportPiece: nothing,
  startImport: one('import', 'site'),
  startExport: one('export', 'site'),
  stopTransfer: nothing,
  downloadExport: one('export', 'site', ids => ids.export),
  erasePerson: one('erase', 'person'),
  showCertificate: one('export', 'application', ids => ids.workshopApplication),
  downloadCertificates: one('export', 'workshop', ids => ids.workshop),
  showAttendanceSheet: one('export', 'workshop', ids => ids.workshop),
  createPreview: one('create', 'preview'),
  createSitePreview: one('create', 'preview'),
  deletePreviews: one('delete', 'preview'),
  restoreVersion: one('restore', 'news', ids => ids.news),
};

const endpoints = handlers.map(({ endpoint }) => endpoint);

test('every call by which accounts may write has an expectation here, and none is left over', () => {
  const names = endpoints
    .filter(({ method, access, name }) => (method !== 'GET' && access !== 'public') || name in expectations)
    .map(({ name }) => name);
  assert.deepEqual(names.sort(), Object.keys(expectations).sort());
});

for (const endpoint of endpoints) {
  const expected = expectations[endpoint.name] ?? nothing;
  // By these nobody becomes somebody: their own tests say what they leave.
  if (endpoint.name === 'login' || endpoint.name === 'usePasswordLink') continue;

  test(`${endpoint.name} leaves what it does, and nothing where it is refused`, async () => {
    const { site, ids } = await createFilledSite({ isThrottled: false });
    const headers = await site.signIn();
    const call = sampleCalls[endpoint.name]?.(ids) ?? {};
    const before = await lastEntry(site);
    const anonymous = await site.call(...requestOf(endpoint, call));
    assert.deepEqual(await entriesAfter(site, before), [], `without a token: ${anonymous.status}`);
    // Public calls that can be made once were made.
    if (endpoint.access === 'public') return;

    if (endpoint.id || endpoint.body) {
      const wrong = endpoint.id ? { query: { ...call.query, [endpoint.id]: 999_999 } } : { fields: {} };
      const { status } = await site.call(...requestOf(endpoint, { ...call, ...wrong }, headers));
      if (status >= 400) assert.deepEqual(await entriesAfter(site, before), [], `${status}`);
    }
    const start = await lastEntry(site);
    const { status, body } = await site.call<{ id?: number }>(...requestOf(endpoint, call, headers));
    assert.ok(status < 300, `${status}`);
    const entries = await entriesAfter(site, start);
    assert.deepEqual(
      entries.map(({ action, type, item_id }) => [action, type, item_id]).sort(),
      expected(ids, site)
        .map(([action, type, id]) => [action, type, id === made ? body.id : id])
        .sort(),
      hint,
    );
    for (const entry of entries) assert.equal(entry.account_email, administrator.email);
  });
}

const hint =
  'Declare at the handler what it does (src/server/audit/declaration.ts), let it change by `transact` alone, and expect it here.';

async function lastEntry({ db }: TestSite): Promise<number> {
  const { last } = await db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

function entriesAfter({ db }: TestSite, id: number) {
  return db.selectFrom('audit_entries').selectAll().where('id', '>', id).orderBy('id').execute();
}
