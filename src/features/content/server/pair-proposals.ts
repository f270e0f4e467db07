import { presentFile, presentImage } from '#features/media/server/presenters.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import type { listPairProposals } from '../contract.ts';
import { columnName, type Field } from '../fields.ts';
import { listSingles } from './queries/pair-lists.ts';
import type { ContentRow, ContentType } from './types/content-type.ts';
import type { Reader } from './visibility/visibility.ts';

export type PairProposal = ResponseOf<typeof listPairProposals>[number];
type Candidate = { one: ContentRow; other: ContentRow; reasons: string[] };
type Facts = readonly [name: string, column: string][];

/** What two items have to have in common, and of what at least one thing more. */
const whenKinds: readonly Field['kind'][] = ['day', 'whole'];
const hintKinds: readonly Field['kind'][] = ['image', 'pdf', 'url', 'line', 'time'];

/**
 * Single items of a type that look like two languages of one thing: all days are equal, and a picture, an address, a
 * place or a name. Each item is proposed once, those first that have the most in common.
 */
export async function proposePairs(reader: Reader, type: ContentType): Promise<PairProposal[]> {
  const factsOf = (kinds: readonly Field['kind'][]): Facts =>
    Object.entries(type.fields)
      .filter(([name, { kind }]) => kinds.includes(kind) && name !== 'title')
      .map(([name, field]) => [name, columnName(name, field)]);
  const [when, hints] = [factsOf(whenKinds), factsOf(hintKinds)];
  const rows = await listSingles(
    reader,
    type,
    [...when, ...hints].map(([, column]) => column),
  );
  const byId = rows.toSorted((one, other) => one.id - other.id);
  const atOneTime = Map.groupBy(byId, row => JSON.stringify(when.map(([, column]) => row[column])));
  const candidates = [...atOneTime.values()].flatMap(group => candidatesIn(group, hints));
  return eachOnce(candidates).map(({ one, other, reasons }) => ({
    type: type.name,
    items: [one, other].map(row => {
      const image = type.imageColumn ? (row[type.imageColumn] as string | null) : null;
      return {
        id: row.id,
        lang: row.lang as PairProposal['items'][number]['lang'],
        title: String(row.title),
        day: when[0] ? String(row[when[0][1]]) : null,
        image: presentFile(image),
        image_details: presentImage(image, row),
      };
    }),
    reasons: [...when.map(([name]) => name), ...reasons],
  }));
}

function candidatesIn(rows: readonly ContentRow[], hints: Facts): Candidate[] {
  const others = rows.filter(({ lang }) => lang === 'en');
  return (
    rows
      .filter(({ lang }) => lang === 'bs')
      .flatMap(one =>
        others.map(other => {
          const equal = hints.filter(([, column]) => one[column] && one[column] === other[column]);
          return { one, other, reasons: equal.map(([name]) => name) };
        }),
      )
      // That two things begin at the same hour says nothing by itself.
      .filter(({ reasons }) => reasons.some(reason => reason !== 'time'))
  );
}

function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const taken = new Set<number>();
  return candidates
    .toSorted((one, other) => other.reasons.length - one.reasons.length)
    .filter(({ one, other }) => {
      if (taken.has(one.id) || taken.has(other.id)) return false;
      taken.add(one.id).add(other.id);
      return true;
    });
}
