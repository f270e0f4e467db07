import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StatementNames } from './statement-names.ts';

const usedOften = (names: StatementNames, sql: string) =>
  Array.from({ length: 6 }, () => names.of(sql)).at(-1);

test('a statement has a name once it was used often, always the same', () => {
  const names = new StatementNames();
  assert.equal(names.of('select 1'), undefined);
  const name = usedOften(names, 'select 1');
  assert.ok(name);
  assert.equal(names.of('select 1'), name);
  assert.notEqual(usedOften(names, 'select 2'), name);
});

test('what returns whatever columns there are has none, and counting has one', () => {
  const names = new StatementNames();
  assert.equal(usedOften(names, 'select * from "news" where "id" = $1'), undefined);
  assert.equal(usedOften(names, 'insert into "news" ("id") values ($1) returning *'), undefined);
  assert.equal(usedOften(names, 'select "id", "news".* from "news" where "id" = $1'), undefined);
  assert.ok(usedOften(names, 'select count(*) as "count" from "news" where "id" = $1'));
  assert.ok(usedOften(names, 'select (extract(epoch from now()) * 1000)::bigint + $1'));
});

test('there are no more than a connection can keep', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 300 }, (_, number) => usedOften(names, `select ${number}`));
  assert.equal(given.filter(name => name !== undefined).length, 200);
});
