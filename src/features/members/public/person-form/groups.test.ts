import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personInput } from '../../person.ts';
import { basicFields, optionalGroups } from '../../person-groups.ts';
import { membershipInput } from '../../schemas.ts';

const groups = [basicFields, ...optionalGroups.map(({ fields }) => fields)];
const fields = groups.flat();

test('the form asks for everything that a person’s record has, once', () => {
  const names = [...fields.map(({ name }) => name), 'membershipType'];
  assert.deepEqual(names.sort(), Object.keys(personInput.shape).sort());
});

test('what it calls required is what the server requires', () => {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, '']));
  const result = membershipInput.safeParse({ ...empty, consent: true });
  const refused = result.error?.issues.map(({ path }) => path[0]);
  assert.deepEqual(
    [...new Set(refused)],
    fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  );
});

test('fields fill whole rows of six columns, except at the end of a group', () => {
  for (const group of groups) {
    let filled = 0;
    for (const { name, columns } of group) {
      assert.ok(filled % 6 === 0 || (filled % 6) + columns <= 6, name);
      filled += columns;
    }
  }
});

test('free text is not narrowed to a keypad of digits: postal codes have letters, too', () => {
  for (const field of fields) assert.ok(!('inputMode' in field), field.name);
});
