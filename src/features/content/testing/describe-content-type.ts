import { describe } from 'node:test';
import { onlySqlite } from '#server/testing/test-database.ts';
import type { TestedType } from './content-kit.ts';
import { describeFiles } from './describe-files.ts';
import { describeForms } from './describe-forms.ts';
import { describeIds } from './describe-ids.ts';
import { describeLists } from './describe-lists.ts';
import { describePairs } from './describe-pairs.ts';
import { describeSearch } from './describe-search.ts';
import { describeStates } from './describe-states.ts';
import { describeVersions } from './describe-versions.ts';

/** On PostgreSQL the one with most fields and one without text stand for the others, whose queries differ in their columns only. */
const onPostgres = new Set(['workshop', 'album']);

/** The tests that every content type must pass, with the fields that it declares. */
export function describeContentType(type: TestedType): void {
  describe(`${type.name}, as every type of content:`, onPostgres.has(type.name) ? {} : onlySqlite, () => {
    describeForms(type);
    describeIds(type);
    describeVersions(type);
    describeStates(type);
    describeLists(type);
    describeFiles(type);
    describePairs(type);
    describeSearch(type);
  });
}
