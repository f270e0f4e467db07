import { type ComponentProps, lazy, type ReactNode } from 'react';
import { addressIn } from '#shared/page-versions.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Confirmation as WholeConfirmation } from './confirmation.tsx';

type ConfirmationProps = ComponentProps<typeof WholeConfirmation>;

/** Loads what is shown once the form was sent. Called when it is begun, so that it is there by then. */
export function loadConfirmation() {
  return import('./confirmation.tsx').then(
    ({ Confirmation }) => ({ default: Confirmation }),
    () => ({ default: BareLink }),
  );
}

export const Confirmation = lazy<(props: ConfirmationProps) => ReactNode>(loadConfirmation);

/** Stands in where the connection was lost in between: who has applied must not lose the link. */
function BareLink({ url, className }: ConfirmationProps) {
  const { publicUrl, language } = useSite();
  return (
    <p className={className}>
      <Link to={url}>{publicUrl + addressIn({ lang: language, path: url })}</Link>
    </p>
  );
}
