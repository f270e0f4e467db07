import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
export default defineConfig({
  plugins: [react()],
  root: import.meta.dirname,
  build: { outDir: '/tmp/lab/dist', emptyOutDir: true, assetsInlineLimit: 0, minify: false },
});
