import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileName } from './named-file.ts';

test('the name of a file becomes its title, and tells its kind', () => {
  const names: Record<string, [title: string, kind: string]> = {
    'Program_simpozija.pdf': ['Program simpozija', 'programme'],
    'C:\\Skripte\\Knjiga sažetaka 2026.PDF': ['Knjiga sažetaka 2026', 'abstracts'],
    'book-of-abstracts.pdf': ['book-of-abstracts', 'abstracts'],
    'zapisnik.v2.pdf': ['zapisnik.v2', 'minutes'],
    'Prezentacija__lipidi.pdf': ['Prezentacija lipidi', 'slides'],
    'statut.pdf': ['statut', 'document'],
    '.pdf': ['PDF', 'document'],
  };
  for (const [name, [title, kind]] of Object.entries(names))
    assert.deepEqual(readFileName(name), { title, kind }, name);
});
