import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './src/server/pages/entries.ts';

/** What every page needs changes rarely: one file, kept by browsers over many releases of the site. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\/|rolldown\/runtime|vite\/preload-helper/,
};

/** The text editor of the panel, which changes as rarely. */
const textEditor = {
  name: 'text-editor',
  test: /node_modules\/(@tiptap|prosemirror-|linkifyjs|orderedmap|rope-sequence|w3c-keyname|fast-equals)/,
};

/** What the contact form and the forms to apply share. */
const ofForms =
  /\/src\/(features\/(submissions\/(honeypot\.ts|public\/(?!form\/refusals))|applications\/applicant-page|members\/(membership-types|person-(columns|groups)|public\/person-form\/(choice|field-groups|groups)))|ui\/(forms\/(drafts|error-summary|field)|pages\/six-columns)\b|shared\/api\/idempotency-key)/;

/** What a form to apply has that the page of who has applied has not. */
const ofApplying = /\/src\/features\/members\/public\/person-form\/(?!choice|field-groups|groups|sent-data)/;

/** What whole lists share, which the home page and pages of items are not. */
const ofLists =
  /\/src\/(features\/(content\/(public\/(choice-links|content-(list|row)|divided-items|other-language)|texts\/(lists|narrowed-list))|events\/(public\/(event-(list|row|line)|follow)|texts\/follow))|ui\/navigation\/pager)\b/;

/** What the pages of the association's own words share, with small parts that they share with others. */
const ofWords =
  /\/src\/(features\/site\/public\/(own-words|navigation)|shared\/text\/(headings-from|plain-text))\b/;

/** What the suggestions and the results of the search share. */
const ofSearch = /\/src\/(features\/\w+\/(public\/)?found-pages|ui\/marked-text)\b/;

/** What those share that part its texts, with the news of the home page, to which each file more is a way to the server. */
const ofTexts =
  /\/src\/(features\/(site\/public\/(bodies|paragraph|people\.)|news\/public\/news-card)|shared\/text\/(text-parts|slug))\b/;

/**
 * Not the panel's own controls: its login and dashboard would load the text editor. Nor what the forms to apply alone share,
 * nor the rules of forms, which are loaded with zod when one is begun.
 */
const ofPages =
  /\/src\/(?!ui\/admin\/|features\/(\w+\/admin\/|applications\/|members\/|submissions\/honeypot-input)|shared\/(validation|picture-focus|issn|api\/(field-problems|errors|idempotency-key))\b)/;

/** What many pages need, together: each further file is a way to the server and back on a slow connection. */
const shared = {
  name: 'shared',
  test: (module: string) =>
    ofPages.test(module) &&
    ![ofForms, ofLists, ofWords, ofSearch, ofTexts].some(others => others.test(module)),
  minShareCount: 4,
};

/** What belongs to some pages only. What it imports stays where all pages find it. */
const part = (name: string, test: RegExp) => ({
  name,
  test,
  minShareCount: 2,
  includeDependenciesRecursively: false,
});

/** Small helpers that two pages share, together: alone each would be a file of some hundred bytes. */
const helpers = {
  name: 'helpers',
  test: /\/src\/(shared\/(instants|file-size)|ui\/((icons|pictures|forms|navigation|pages|states)\/)?(?!six-columns|page-route)[\w-]+|features\/site\/public\/[\w-]+)\.ts$/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

/**
 * What several screens of the panel share, together, as they are all loaded once its first is seen. Not the editors,
 * which bring the text editor along.
 */
const panel = {
  name: 'panel',
  test: /\/src\/((ui\/admin|features\/\w+\/admin)\/(?!.*(inputs|rich-text|difference|(editor|form)(?!s?\/)))|features\/versions\/(client|contract)\b)/,
  minShareCount: 2,
};

/** The name of a class in pages: the style sheet has those of all, and hashes cannot be compressed. */
const className = (name: string, file: string) =>
  `${name}_${hash('sha256', relative(import.meta.dirname, file), 'base64url').slice(0, 4)}`;

/** The React parts: of the browser (site and panel, each by itself) and of the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // React and what pages use are built in: an installation then needs only the packages of the server.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  publicDir: isSsrBuild ? false : 'public',
  // The membership form may be replaced by another file; the page that offers it states its size.
  define: {
    'import.meta.env.MEMBERSHIP_FORM_BYTES': statSync('public/pristupnica.pdf').size,
    // Else React is built in twice, once for development.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  build: {
    // The Content-Security-Policy allows no `data:` fonts, and every file is cached for ever by its name.
    assetsInlineLimit: 0,
    // One style sheet for all pages of an entry: docs/decisions/0051-home-footer-theme.md#one-style-sheet.
    cssCodeSplit: false,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The browser's entries are built one after the other (scripts/build.ts).
    emptyOutDir: isSsrBuild === true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      ...(isSsrBuild
        ? { input: 'src/server/ssr.tsx' }
        : {
            output: {
              // Every page is told the files of all others. Short hashes are enough for that, and names would cost it bytes.
              chunkFileNames: 'assets/c-[hash:6].js',
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? 'assets/s-[hash:6].css' : 'assets/[name]-[hash][extname]',
              codeSplitting: {
                groups: [
                  vendor,
                  textEditor,
                  shared,
                  part('forms', ofForms),
                  part('applying', ofApplying),
                  part('lists', ofLists),
                  part('words', ofWords),
                  part('search', ofSearch),
                  part('texts', ofTexts),
                  helpers,
                  panel,
                ],
              },
            },
          }),
    },
  },
  css: { modules: { generateScopedName: className } },
  optimizeDeps: { entries: [...entries] },
}));
