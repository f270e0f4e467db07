import type { IConfiguration } from 'dependency-cruiser';

/** The parts of the site by path; each file of src/ belongs to one, and what is in `messages/` to none but that. */
const parts = {
  messages: '^src/.*/messages/',
  types: '[.]d[.]ts$',
  shared: '^src/shared/',
  ssr: '^src/server/ssr[.]tsx$',
  server: '^src/(server/(?!ssr[.]tsx)|features/[^/]+/(server/|testing/|feature[.]ts$|starter[./]))',
  contract: '^src/features/[^/]+/((spam|two-factor)-contract|contract|fields|schemas)[.]ts$',
  client: '^src/features/[^/]+/(client|session)[.]ts$',
  /** Plain facts of a noun, such as its categories, for every side. */
  facts:
    '^src/features/[^/]+/(?!(contract|(spam|two-factor)-contract|fields|schemas|client|session|starter|feature|public-routes|found-pages|admin-routes|admin-tools|admin-slots)[.]ts$)(texts/)?[^/]+[.]ts$',
  public: '^src/features/[^/]+/public/',
  admin: '^src/features/[^/]+/admin/',
  /** Which pages and which screens a feature has, and what the search finds of them. */
  publicRoutes: '^src/features/[^/]+/(public-routes|found-pages)[.]ts$',
  adminRoutes: '^src/features/[^/]+/admin-(routes|tools|slots)[.]ts$',
  ui: '^src/ui/(?!admin/)',
  /** The panel's own controls. */
  controls: '^src/ui/admin/',
  publicShell: '^src/public/',
  adminShell: '^src/admin/',
};
type Part = keyof typeof parts;

/** What each part may import beside itself and messages: imports go down only. */
const page: Part[] = ['ui', 'client', 'contract', 'facts', 'shared'];
const below: Record<Exclude<Part, 'messages' | 'types'>, Part[]> = {
  shared: [],
  facts: ['shared'],
  contract: ['facts', 'shared'],
  client: ['contract', 'facts', 'shared'],
  // The types of ssr.tsx; the code of pages is built apart and loaded by path.
  server: ['contract', 'facts', 'shared', 'ssr'],
  ssr: ['server', 'publicShell', 'publicRoutes', 'public', ...page],
  ui: ['shared'],
  controls: ['ui', 'shared'],
  // A small type's queries stand beside its pages.
  public: ['publicRoutes', ...page],
  admin: ['publicRoutes', 'public', 'controls', ...page],
  publicRoutes: page,
  adminRoutes: ['admin', 'controls', ...page],
  publicShell: ['publicRoutes', 'public', ...page],
  adminShell: ['adminRoutes', 'publicShell', 'public', 'admin', 'controls', ...page],
};

/** Features in their order: each may import those before it. A content type that none imports needs no place in it. */
const order = [
  'media',
  'privacy',
  'mail',
  'accounts',
  'content',
  'versions',
  'files',
  'news',
  'events',
  'education',
  'publications',
  'gallery',
  'pages',
  'previews',
  'submissions',
  'site',
  'members',
  'applications',
  'certificates',
  'questions',
  'trash',
  'menu',
  'search',
  'overview',
  'people',
  'audit',
  'redirects',
  'moving',
];

/** What every feature builds on, and the server too. */
const platform = ['media', 'mail', 'accounts', 'content', 'submissions'];

const tests = '[.]test[.]tsx?$';
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] as const;
const browserPackages = '^node_modules/(react|react-[^/]+|@tanstack|@tiptap)/';
const serverPackages =
  '^node_modules/(hono|@hono|aws4fetch|fontkit|kysely|nodemailer|sharp|htmlparser2|modern-tar|pdfkit|vite|yauzl|yazl)/';

const from = (...names: Part[]) => ({
  path: names.map(name => parts[name]),
  pathNot: [tests, ...(names.includes('messages') ? [] : [parts.messages, parts.types])],
});
const layers = Object.entries(below).map(([name, allowed]) => ({
  name: `${name}-imports-down`,
  severity: 'error' as const,
  from: from(name as Part),
  to: {
    path: '^src/',
    pathNot: [name as Part, 'messages' as const, ...allowed].map(part => parts[part]),
  },
}));
const features = order.map((feature, place) => ({
  name: `${feature}-in-order`,
  comment: 'A feature imports those before it in the order that .dependency-cruiser.ts states.',
  severity: 'error' as const,
  from: { path: `^src/features/${feature}/`, pathNot: tests },
  to: {
    path: '^src/features/',
    // Addresses and who is signed in are for everybody: paths.ts and session.ts import no feature, so they make no order.
    pathNot: [`^src/features/(${order.slice(0, place + 1).join('|')})/`, '/(paths|session)[.]ts$'],
  },
}));

export default {
  forbidden: [
    ...layers,
    ...features,
    {
      name: 'known-part',
      comment: 'A new folder is named in .dependency-cruiser.ts, with what it may import.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, ...Object.values(parts)] },
      to: {},
    },
    {
      name: 'core-by-manifests',
      comment: 'What the server knows of a feature the feature states in its feature.ts.',
      severity: 'error',
      from: {
        path: '^src/server/',
        // Those put the site together, and schema.ts the types of all tables.
        pathNot: [tests, '/(testing|properties)/', '^src/server/(features|services|start|db/schema)[.]ts$'],
      },
      to: { path: '^src/features/', pathNot: `^src/features/(${platform.join('|')})/` },
    },
    {
      name: 'type-by-itself',
      comment:
        'A feature that is not in the order imports what types of content share, and no other feature.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: [tests, `^src/features/(${order.join('|')})/`] },
      to: { path: '^src/features/', pathNot: '^src/features/($1|accounts|media|content)/' },
    },
    {
      name: 'messages-are-data',
      severity: 'error',
      from: from('messages'),
      to: { pathNot: parts.messages, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plain-typescript',
      comment: 'What every side reads needs no package but zod/mini, and nothing of Node.',
      severity: 'error',
      from: from('shared', 'facts', 'contract'),
      to: { dependencyTypes: [...packages], pathNot: '^node_modules/zod/(v4/)?mini/' },
    },
    {
      name: 'editor-in-the-panel-only',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, ...from('controls', 'admin', 'adminShell').path] },
      to: { path: '^node_modules/@tiptap/' },
    },
    {
      name: 'no-browser-packages-on-the-server',
      severity: 'error',
      from: from('server'),
      to: { path: browserPackages },
    },
    {
      name: 'no-server-packages-in-the-browser',
      severity: 'error',
      from: from('client', 'public', 'admin', 'ui', 'controls', 'publicShell', 'adminShell'),
      to: { path: serverPackages },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: from('client', 'public', 'admin', 'ui', 'controls', 'publicShell', 'adminShell'),
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engines-behind-their-seam',
      comment: 'Queries have one text. What saves, moves and inspects a database knows which one it is.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          tests,
          '/testing/',
          '^src/server/(db|backup|doctor)/',
          '^src/features/moving/server/export/write-export[.]ts$',
        ],
      },
      to: { path: '^src/server/db/(postgres|sqlite)' },
    },
    {
      name: 'pg-when-asked-for',
      comment: 'The driver of PostgreSQL is no part of the default install: `loadPg` loads it.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^node_modules/pg/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    // Imports of types count as any other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
} satisfies IConfiguration;
