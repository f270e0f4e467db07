import { buildIfNeeded } from './build-if-needed.ts';

// What is started from here is compiled for itself: a build, and copies of the data.
delete process.env.NODE_COMPILE_CACHE;
buildIfNeeded();
process.env.NODE_ENV = 'production';
await import('../src/server/main.ts');
