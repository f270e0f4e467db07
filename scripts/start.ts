import { buildIfNeeded } from './build-if-needed.ts';

// Child processes, such as the build, must not use the site's compile cache.
delete process.env.NODE_COMPILE_CACHE;
buildIfNeeded();
process.env.NODE_ENV = 'production';
await import('../src/server/main.ts');
