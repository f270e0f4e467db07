import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agent, agents } from './agent.ts';

const own = 'UBMB BiH';

test('a body signs as an organization, everybody else as a person', () => {
  for (const name of [
    'Programski odbor',
    'Uredništvo',
    'Editorial team',
    'Sekcija za nastavu',
    own,
    'Management Board',
  ])
    assert.equal(agent(name, own)['@type'], 'Organization', name);
  for (const name of ['Željka Čomić-Đurđić', 'dr. sc. Timur Odborić', 'Grupač'])
    assert.equal(agent(name, own)['@type'], 'Person', name);
});

test('several names in one field are several people', () => {
  const names = (text: string) => agents(text, own).map(({ name }) => name);
  assert.deepEqual(names('Amra Kovač, Emir Džafić i Nejra Čaušić'), [
    'Amra Kovač',
    'Emir Džafić',
    'Nejra Čaušić',
  ]);
  assert.deepEqual(names('Iva Ivić and Ana Anić'), ['Iva Ivić', 'Ana Anić']);
  assert.deepEqual(names('Iva Ivić'), ['Iva Ivić']);
});
