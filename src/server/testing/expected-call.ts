import type { Endpoint } from '#shared/api/endpoint.ts';
import { bodyOf, type Fields } from './sample-forms.ts';
import type { TestSite } from './test-site.ts';

/** A valid call of an endpoint: its query and the fields of its body. */
export type SampleCall = { query?: Record<string, string | number>; fields?: Fields };

/** By their names the ids of what a filled site has; features declare the members beside what creates them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging.
export interface SampleIds {}

/** Creates samples of what a feature has; it is given the ids of what features before it have created. */
export type Fill = (site: TestSite, ids: SampleIds) => Promise<Partial<SampleIds>>;

type AuditEntry = readonly [action: string, type: string, id?: number | undefined];

/** What tests expect of a call, written independently of its contract and of its handler. */
export type ExpectedCall = {
  /** Who may make it. `readers` are everybody, and a session makes a difference. */
  who: 'everybody' | 'readers' | 'editors' | 'administrators';
  /** Of its success. The default is 200. */
  status?: 200 | 201 | 202;
  /** A valid call. The default has neither a query nor a body. */
  sample?: (ids: SampleIds) => SampleCall;
  /** What it leaves in the audit if an administrator makes it; a call by which accounts may write has to say it. */
  audit?: (ids: SampleIds, made: number) => readonly AuditEntry[];
};

/** By the names of calls. */
export type ExpectedCalls = Readonly<Record<string, ExpectedCall>>;

/** A call's request: its path below `/api`, and the options for `fetch`. */
export function requestOf(
  { method, path, body }: Endpoint,
  { query = {}, fields }: SampleCall,
  headers: Record<string, string> = {},
): [path: string, init: RequestInit] {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { headers: own, ...encoded } =
    fields && body ? bodyOf(body.types[0] === 'json' ? 'json' : 'multipart', fields) : {};
  return [`${path}?${search}`, { method, headers: { ...(own as object), ...headers }, ...encoded }];
}
