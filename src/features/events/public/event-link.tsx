import type { KeyboardEvent } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { Link } from '#ui/navigation/link.tsx';
import type { EventKind } from '../kinds.ts';
import { eventPath } from '../paths.ts';
import type { ShownEvent } from './shown-event.ts';

/** The title of a row, whose link is as large as the row. */
export function EventLink({ kind, event }: { kind: EventKind; event: ShownEvent }) {
  return (
    <Link to={eventPath({ kind, id: event.id })} onKeyDown={openBySpace}>
      {tidy(event.title, event.lang)}
    </Link>
  );
}

/** The row looks like a button, which opens by the space bar too. */
function openBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
