import { membershipTypes } from '#features/members/membership-types.ts';
import { compareAlphabetically } from '#shared/text/alphabet.ts';
import { searchText } from '#shared/text/search.ts';
import type { Application } from '../../schemas.ts';
import { type ApplicationStatus, applicationStatuses } from '../../status.ts';

/** What a list is narrowed to; undefined for any. */
export type Filters = {
  status: ApplicationStatus | undefined;
  institution: string | undefined;
  membership: Application['membership_type'] | undefined;
};

/** Values that name none are any. */
export function filtersOf(values: Readonly<Record<keyof Filters, string>>): Filters {
  return {
    status: applicationStatuses.find(status => status === values.status),
    institution: values.institution || undefined,
    membership: membershipTypes.find(type => type === values.membership),
  };
}

export function fitting({ status, institution, membership }: Filters): (application: Application) => boolean {
  const firm = institution && searchText(institution);
  return application =>
    (status === undefined || application.status === status) &&
    (membership === undefined || application.membership_type === membership) &&
    (firm === undefined || searchText(application.firm) === firm);
}

export type StatusCounts = Readonly<Record<ApplicationStatus, number>>;

export function countByStatus(applications: readonly Application[]): StatusCounts {
  const counts = Object.fromEntries(applicationStatuses.map(status => [status, 0]));
  for (const { status } of applications) counts[status] = (counts[status] ?? 0) + 1;
  return counts as StatusCounts;
}

/** The institutions that applicants named, alphabetically. Spellings that a search takes for one are one. */
export function institutionsOf(applications: readonly Application[]): { name: string; count: number }[] {
  const known = new Map<string, { name: string; count: number }>();
  for (const { firm } of applications) {
    const key = searchText(firm);
    const same = known.get(key);
    if (same) same.count += 1;
    else if (key) known.set(key, { name: firm, count: 1 });
  }
  return [...known.values()].toSorted((a, b) => compareAlphabetically(a.name, b.name));
}
