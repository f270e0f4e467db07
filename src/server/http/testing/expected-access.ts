import type { Endpoint } from '#shared/endpoint.ts';
import { contentTypes } from '../../features.ts';

/** Who may make a call and its success, written independently of the contract. */
type Expectation = {
  who: 'everybody' | 'editors' | 'administrators';
  status: 200 | 201;
  access: Endpoint['access'];
};

const everybody = (status: 200 | 201 = 200): Expectation => ({ who: 'everybody', status, access: 'public' });
/** Anybody may call it, and a session makes a difference. */
const readers = (): Expectation => ({ who: 'everybody', status: 200, access: 'either' });
/** Everybody with an account. */
const editors = (status: 200 | 201 = 200): Expectation => ({ who: 'editors', status, access: 'editor' });
const administrators = (status: 200 | 201 = 200): Expectation => ({
  who: 'administrators',
  status,
  access: 'administrator',
});

const content = {
  list: readers(),
  page: readers(),
  show: readers(),
  create: editors(201),
  update: editors(),
  remove: editors(),
};
const ofContent = contentTypes.flatMap(({ calls }) =>
  Object.entries(calls).map(([verb, { name }]) => [name, content[verb as keyof typeof content]] as const),
);

export const expectations: Record<string, Expectation> = {
  health: everybody(),
  readiness: everybody(),
  login: everybody(),
  showSession: editors(),
  listSessions: editors(),
  endOtherSessions: editors(),
  logout: editors(),
  changePassword: editors(),
  ...Object.fromEntries(ofContent),
  pageEvents: everybody(),
  search: everybody(),
  showPrivacyNotice: everybody(),
  showEventChoices: everybody(),
  showYears: everybody(),
  countApplications: readers(),
  countApplicationsByEvent: administrators(),
  listApplications: administrators(),
  pageApplications: administrators(),
  createApplication: everybody(201),
  deleteApplication: administrators(),
  listApplicationStatistics: administrators(),
  showRetention: administrators(),
  updateRetention: administrators(),
  listDue: administrators(),
  listLastErased: administrators(),
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
  createImage: editors(201),
  updateImage: editors(),
  orderImages: editors(),
  deleteImage: editors(),
  createTextImage: editors(201),
  listFiles: editors(),
  createFile: editors(201),
  updateFile: editors(),
  orderFiles: editors(),
  deleteFile: editors(),
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
  pageTrash: editors(),
  restoreFromTrash: editors(),
  purgeFromTrash: editors(),
  emptyTrash: editors(),
  showOverview: editors(),
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
  createPreview: editors(201),
  deletePreviews: editors(),
  listPairProposals: editors(),
  listVersions: editors(),
  showVersion: editors(),
  showNewTexts: editors(),
  restoreVersion: editors(),
};
