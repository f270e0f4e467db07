import { mailAddress } from '#shared/addresses/mail-address.ts';
import { Highlight } from '#ui/admin/lists/highlight.tsx';

/** The column of senders' addresses, with what is searched for marked. */
export function emailColumn(header: string, search: string) {
  return {
    header,
    isUnlabelled: true,
    sort: 'email',
    cell: ({ email }: { email: string }) => (
      <a href={mailAddress(email)}>
        <Highlight text={email} query={search} />
      </a>
    ),
  } as const;
}
