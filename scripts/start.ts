import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataDirOf } from '../src/server/data-dir.ts';
import { buildIfNeeded } from './build-if-needed.ts';

buildIfNeeded();
// Half of the start is compiling the sources. Kept with the data: the sources may be read-only, and in a folder
// for temporary files somebody else could leave code for us.
enableCompileCache(join(dataDirOf(process.env), 'compile-cache'));
process.env.NODE_ENV = 'production';
await import('../src/server/main.ts');
