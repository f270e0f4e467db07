import { statSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs changes rarely: one file, kept by browsers over many releases of the site. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//,
};

/** The React parts: two entries for the browser (site and panel), one for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  // The membership form may be replaced by another file; the page that offers it states its size.
  define: { 'import.meta.env.MEMBERSHIP_FORM_BYTES': statSync('public/pristupnica.pdf').size },
  build: {
    // The Content-Security-Policy allows no `data:` fonts, and every file is cached for ever by its name.
    assetsInlineLimit: 0,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/server/ssr.tsx' : ['src/web/entry-client.tsx', 'src/admin/entry.tsx'],
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [vendor] } } }),
    },
  },
  optimizeDeps: { entries: ['src/web/entry-client.tsx', 'src/admin/entry.tsx'] },
}));
