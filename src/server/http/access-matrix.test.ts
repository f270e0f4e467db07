import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Endpoint } from '#shared/endpoint.ts';
import { contentTypes, handlers } from '../features.ts';
import { createFilledSite, requestOf, sampleCalls } from '../testing/sample-calls.ts';
import type { TestSite } from '../testing/test-site.ts';
import { type Credentials, later, refusedCredentials } from './testing/refused-credentials.ts';

/** Who may make a call and its success, written independently of the contract. */
type Expectation = { who: 'everybody' | 'administrators'; status: 200 | 201; access: Endpoint['access'] };

const everybody = (status: 200 | 201 = 200): Expectation => ({ who: 'everybody', status, access: 'public' });
/** Anybody may call it, and a session makes a difference. */
const readers = (): Expectation => ({ who: 'everybody', status: 200, access: 'either' });
const administrators = (status: 200 | 201 = 200): Expectation => ({
  who: 'administrators',
  status,
  access: 'administrator',
});

const content = {
  list: readers(),
  page: readers(),
  show: readers(),
  create: administrators(201),
  update: administrators(),
  remove: administrators(),
};
const ofContent = contentTypes.flatMap(({ calls }) =>
  Object.entries(calls).map(([verb, { name }]) => [name, content[verb as keyof typeof content]] as const),
);

const expectations: Record<string, Expectation> = {
  health: everybody(),
  readiness: everybody(),
  login: everybody(),
  showSession: administrators(),
  listSessions: administrators(),
  endOtherSessions: administrators(),
  logout: administrators(),
  changePassword: administrators(),
  ...Object.fromEntries(ofContent),
  pageEvents: everybody(),
  search: everybody(),
  showEventChoices: everybody(),
  showYears: everybody(),
  countApplications: readers(),
  countApplicationsByEvent: administrators(),
  listApplications: administrators(),
  pageApplications: administrators(),
  createApplication: everybody(201),
  deleteApplication: administrators(),
  listQuestions: administrators(),
  pageQuestions: administrators(),
  createQuestion: everybody(201),
  deleteQuestion: administrators(),
  listMembers: administrators(),
  pageMembers: administrators(),
  createMember: administrators(201),
  deleteMember: administrators(),
  countRecipients: administrators(),
  countQuestions: administrators(),
  answerQuestion: administrators(),
  setQuestionStatus: administrators(),
  listSuspects: administrators(),
  releaseSuspect: administrators(),
  deleteSuspect: administrators(),
  listImages: readers(),
  createImage: administrators(201),
  updateImage: administrators(),
  orderImages: administrators(),
  deleteImage: administrators(),
  createTextImage: administrators(201),
  listFiles: administrators(),
  createFile: administrators(201),
  updateFile: administrators(),
  orderFiles: administrators(),
  deleteFile: administrators(),
  pageMails: administrators(),
  showMail: administrators(),
  retryMails: administrators(),
  sendHeldMails: administrators(),
  sendTestMail: administrators(201),
  showMailState: administrators(),
  listMailTemplates: administrators(),
  updateMailTemplate: administrators(),
  resetMailTemplate: administrators(),
  previewMailTemplate: administrators(),
  pageTrash: administrators(),
  restoreFromTrash: administrators(),
  purgeFromTrash: administrators(),
  emptyTrash: administrators(),
  showOverview: administrators(),
  updateApplication: administrators(),
  decideApplications: administrators(),
  previewDecision: administrators(),
  sendNewLink: administrators(),
  messageApplicants: administrators(201),
  noteAttendance: administrators(),
  showMyApplication: everybody(),
  correctMyApplication: everybody(),
  withdrawMyApplication: everybody(),
  eraseMyApplication: everybody(),
  searchPeople: administrators(),
  showPersonRecord: administrators(),
  exportPersonRecord: administrators(),
  erasePerson: administrators(),
  showCertificate: readers(),
  downloadCertificates: administrators(),
  showApplication: administrators(),
  showAttendanceSheet: administrators(),
  checkCertificate: everybody(),
  createPreview: administrators(201),
  deletePreviews: administrators(),
  listPairProposals: administrators(),
  listVersions: administrators(),
  showVersion: administrators(),
  showNewTexts: administrators(),
  restoreVersion: administrators(),
};

const endpoints = handlers.map(({ endpoint }) => endpoint);

test('every endpoint has an expectation here and a sample call, and none is left over', () => {
  const names = endpoints.map(({ name }) => name).sort();
  assert.deepEqual(names, Object.keys(expectations).sort());
  assert.deepEqual(names, Object.keys(sampleCalls).sort());
  for (const { name, access } of endpoints) assert.equal(access, expectations[name]?.access, name);
});

for (const endpoint of endpoints) {
  const expected = expectations[endpoint.name];
  if (!expected) continue;
  const isOpen = expected.who === 'everybody';
  describe(`${endpoint.name}, for ${expected.who}`, async () => {
    // One site for all, because a refused call changes nothing, which each case asserts.
    const { site, request } = await siteWith(endpoint);

    for (const [credentials, obtain] of Object.entries(refusedCredentials)) {
      test(`${credentials}: ${isOpen ? expected.status : 401}`, async () => {
        site.setClock(later(0));
        const headers = await obtain(site);
        // Getting the credentials may have moved the clock past the event, after which applications are refused.
        if (isOpen) site.setClock(later(0));
        const [path, init] = request(headers);
        if (isOpen) assert.equal((await site.call(path, init)).status, expected.status);
        else await assertRefused(site, path, init);
      });
    }

    if (!isOpen && endpoint.body) {
      test('without a token the body is not read, whatever it is', async () => {
        site.setClock(later(0));
        const [path] = request({});
        for (const [type, statusWithToken] of [
          ['text/plain', 415],
          [endpoint.body?.types[0] === 'json' ? 'application/json' : 'multipart/form-data; boundary=x', 413],
        ] as const) {
          const anonymous = largeBody(type);
          await assertRefused(site, path, { method: endpoint.method, ...anonymous.init });
          assert.equal(anonymous.bytesRead(), 0);
          // The same body with a valid token is refused for its size.
          const { init } = largeBody(type, await site.signIn());
          const answer = await site.call(path, { method: endpoint.method, ...init });
          assert.equal(answer.status, statusWithToken);
        }
      });
    }

    if (endpoint.method === 'GET') {
      test('HEAD is answered as GET, without a body', async () => {
        site.setClock(later(0));
        const credentials = [{}, { Authorization: `Bearer ${'x'.repeat(43)}` }, await site.signIn()];
        for (const headers of credentials) {
          const [path, init] = request(headers);
          const got = await site.request(`/api${path}`, init);
          const head = await site.request(`/api${path}`, { ...init, method: 'HEAD' });
          assert.equal(head.status, got.status, path);
          assert.equal(await head.text(), '');
          const names = ['content-type', 'cache-control', 'www-authenticate'];
          for (const name of names) assert.equal(head.headers.get(name), got.headers.get(name), name);
        }
        const [path] = request({});
        const { status } = await site.request(`/api${path}`, { method: 'HEAD' });
        assert.equal(status, isOpen ? expected.status : 401);
      });
    }

    test(`a valid token: ${expected.status}`, async () => {
      site.setClock(later(0));
      const answer = await site.call(...request(await site.signIn()));
      assert.equal(answer.status, expected.status);
    });
  });
}

/** A site with one item of every kind, and a valid request to the endpoint. */
async function siteWith(endpoint: Endpoint) {
  // Several applications come from one address below.
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const call = sampleCalls[endpoint.name]?.(ids) ?? {};
  return { site, request: (headers: Credentials) => requestOf(endpoint, call, headers) };
}

/** Asserts that the call gets a 401 and changes nothing. */
async function assertRefused(site: TestSite, path: string, init: RequestInit) {
  const before = await contentsAndBystander(site);
  const { status, body, headers } = await site.call(path, init);
  assert.deepEqual(
    { status, body, challenge: headers.get('www-authenticate') },
    {
      status: 401,
      body: { error: 'Niste prijavljeni ili je sesija istekla.', code: 'unauthorized' },
      challenge: 'Bearer',
    },
  );
  assert.deepEqual(await contentsAndBystander(site), before);
}

/** Everything stored, without later sessions: an expired one may be deleted when it is used. */
async function contentsAndBystander(site: TestSite) {
  const { tables, files } = await site.contents();
  return { files, tables: { ...tables, sessions: tables.sessions?.slice(0, 1) } };
}

/** A body that is larger than any call accepts, and counts how much of it was read. */
function largeBody(type: string, credentials: Credentials = {}) {
  const mebibyte = 1024 * 1024;
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        bytes += mebibyte;
        controller.enqueue(new Uint8Array(mebibyte));
        if (bytes === 64 * mebibyte) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': type, ...credentials };
  const init: RequestInit & { duplex: 'half' } = { headers, body, duplex: 'half' };
  return { init, bytesRead: () => bytes };
}
