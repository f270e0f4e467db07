import { Component, type ReactNode, useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useTranslation } from '#ui/i18n.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useIsOnline } from '#ui/states/online.ts';
import { PageError } from '#ui/states/page-error.tsx';

type Props = { location: Location; children: ReactNode };
type State = { isBroken: boolean; location: Location };

/** Replaces a page that throws while rendering, until the user navigates on. */
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

/** The header and footer around it remain usable. */
export function BrokenPage() {
  const { t } = useTranslation('ui');
  const location = useLocation();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) window.location.reload();
    wasOnline.current = isOnline;
  }, [isOnline]);
  // Reloading without a connection would lose the whole document.
  const retry = () => (isOnline ? window.location.reload() : void navigate(location, { replace: true }));
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('error')} isHidden />
      <PageError onRetry={retry} />
    </main>
  );
}
