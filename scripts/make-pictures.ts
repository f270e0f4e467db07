/** Computes the pictures of the starter news; none is a photograph of somebody's experiment. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { catalogue } from './pictures/catalogue.ts';
import { save } from './pictures/picture.ts';
import { seeded } from './pictures/random.ts';

const folder = new URL('../src/features/site/starter/pictures/', import.meta.url);

await mkdir(folder, { recursive: true });
let total = 0;
for (const [name, { seed, motif }] of Object.entries(catalogue)) {
  const size = await save(motif(seeded(seed)), fileURLToPath(new URL(`${name}.webp`, folder)));
  total += size;
  process.stdout.write(`${name} ${(size / 1024).toFixed(1)} KB\n`);
}
process.stdout.write(`total ${(total / 1024).toFixed(1)} KB\n`);
