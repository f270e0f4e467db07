/** Draws the peptides of the home page and of the login screen as SVG files. */
import { writeFile } from 'node:fs/promises';
import { drawings } from './molecule/svg.ts';

const folder = new URL('../src/ui/molecule/', import.meta.url);

for (const [name, svg] of Object.entries(drawings)) await writeFile(new URL(`${name}.svg`, folder), svg);
