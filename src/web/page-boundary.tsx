import { Component, type ReactNode } from 'react';
import type { Location } from 'react-router';
import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState } from '#ui/states.tsx';

type Props = { location: Location; children: ReactNode };
type State = { isBroken: boolean; location: Location };

/** A defect while a page is rendered takes the page's place, until the reader goes on to another. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, location: this.props.location };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { isBroken: false, location };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

/** A page that could not be rendered or loaded: the site around it stays usable. */
export function BrokenPage() {
  const { t } = useTranslation('ui');
  return (
    <main id="main">
      <ErrorState text={t('pageError')} level={1} onRetry={() => window.location.reload()} />
    </main>
  );
}
