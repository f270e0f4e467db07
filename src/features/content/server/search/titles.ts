import { sql } from 'kysely';
import { matchesWords } from '#server/db/search.ts';
import type { Services } from '#server/services.ts';
import type { Language } from '#shared/language.ts';
import { searchText } from '#shared/text/search.ts';
import { type StoredStatus, statusOf } from '../../states.ts';
import type { FoundTitle } from '../../titles-contract.ts';
import { inOrder, visibleRows } from '../queries/rows.ts';
import type { ContentType } from '../types/content-type.ts';
import type { Reader } from '../visibility/visibility.ts';

/** So many are answered, and of a type so many. */
const most = { inAll: 12, ofType: 6 };

/** The newest items whose titles have all words of a search; first those whose titles begin with it. */
export async function listTitles(
  services: Pick<Services, 'contentTypes' | 'clock'> & Reader,
  search: string,
): Promise<FoundTitle[]> {
  const types = [...services.contentTypes.values()].map(({ type }) => type);
  const found = await Promise.all(types.map(type => titlesOf(services, type, search)));
  const beginning = searchText(search).split('\n')[0] ?? '';
  const beginsWithIt = ({ title }: FoundTitle) => searchText(title).startsWith(beginning);
  return found
    .flat()
    .toSorted((one, other) => Number(beginsWithIt(other)) - Number(beginsWithIt(one)))
    .slice(0, most.inAll);
}

async function titlesOf(
  reader: Pick<Services, 'clock'> & Reader,
  type: ContentType,
  search: string,
): Promise<FoundTitle[]> {
  const matching = visibleRows(reader, type, type.where ?? {}, 'any')
    // Found by the column first: the title is part of it, and folding each title costs more.
    .where(matchesWords('content.search_text', search))
    .where(matchesWords(sql<string>`search_text(content.title)`, search));
  const rows = await inOrder(type, matching, 'desc')
    .select(['content.id', 'content.title', 'content.status', 'content.publish_at'])
    .$if(type.hasLanguages, select => select.select('content.lang'))
    .limit(most.ofType)
    .$castTo<{
      id: number;
      title: string;
      lang?: Language;
      status: StoredStatus;
      publish_at: string | null;
    }>()
    .execute();
  const now = reader.clock().toISOString();
  return rows.map(({ id, title, lang = 'bs', status, publish_at }) => ({
    type: type.name,
    id,
    lang,
    title,
    status: statusOf(status, publish_at, now),
  }));
}
