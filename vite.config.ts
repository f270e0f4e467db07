import { statSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './src/server/pages/entries.ts';

/** What every page needs changes rarely: one file, kept by browsers over many releases of the site. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\/|rolldown\/runtime/,
};

/**
 * What many pages need, together: each further file is a way to the server and back on a slow connection. Not the
 * panel's own controls: its login and dashboard would load the text editor. Nor what pages of applications or events alone
 * share.
 */
const shared = {
  name: 'shared',
  test: /\/src\/(?!ui\/admin\/|features\/(\w+\/admin\/|applications\/|members\/|events\/(public|applications-open)\b))/,
  minShareCount: 4,
};

/** What the lists and the pages of events and the applicant's page share: no other page needs it. */
const events = {
  name: 'events',
  test: /\/src\/features\/(events\/(public|applications-open)|applications\/public\/(field-groups|groups|choice)|members\/)/,
  minShareCount: 4,
};

/** Small helpers that two pages share, together: alone each would be a file of some hundred bytes. */
const helpers = {
  name: 'helpers',
  test: /\/src\/(shared\/(instants|file-size)|ui\/(?!six-columns|page-route)[\w-]+|features\/site\/public\/[\w-]+)\.ts$/,
  minShareCount: 2,
};

/**
 * What several screens of the panel share, together, as they are all loaded once its first is seen. Not the editors,
 * which bring the text editor along.
 */
const panel = {
  name: 'panel',
  test: /\/src\/(ui\/admin|features\/\w+\/admin)\/(?!.*(editor|inputs|rich-text|form|difference))/,
  minShareCount: 2,
};

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
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The browser's entries are built one after the other (scripts/build.ts).
    emptyOutDir: isSsrBuild === true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      ...(isSsrBuild
        ? { input: 'src/server/ssr.tsx' }
        : { output: { codeSplitting: { groups: [vendor, shared, events, helpers, panel] } } }),
    },
  },
  optimizeDeps: { entries: [...entries] },
}));
