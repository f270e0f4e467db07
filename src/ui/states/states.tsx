import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Button } from '../button.tsx';
import { focusLeftIn } from '../navigation/focus-after-navigation.ts';
import { StateFigure, type StateFigureKind } from '../pictures/state-figure.tsx';
import { useSite } from '../site-context.tsx';
import { useIsOnline } from './online.ts';
import styles from './states.module.css';

type StateProps = {
  title: string;
  text: string;
  /** 1 where the state fills the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
};

function State({ figure, title, text, level = 2, children }: StateProps & { figure: StateFigureKind }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <StateFigure kind={figure} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

export function EmptyState(props: StateProps) {
  return <State figure="empty" {...props} />;
}

/** The item does not exist. Sets the status 404. */
export function MissingState(props: StateProps) {
  useSite().reportStatus?.(404);
  return <State figure="missing" {...props} />;
}

/** Loading failed. Sets the status 500. */
export function ErrorState({
  title,
  text,
  level = 2,
  onRetry,
}: {
  title?: string | undefined;
  text: string;
  level?: 1 | 2;
  onRetry: () => void;
}) {
  const { t } = useTranslation('ui');
  useSite().reportStatus?.(500);
  const isOnline = useIsOnline();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = box.current?.closest<HTMLElement>('section, main, dialog') ?? null;
    return () => focusLeftIn(area);
  }, []);
  return (
    <div role="alert" ref={box}>
      <State figure="error" title={title ?? t('error')} text={text} level={level}>
        {!isOnline && <p>{t('offline')}</p>}
        <Button onClick={onRetry}>{t('retry')}</Button>
      </State>
    </div>
  );
}

/** Announces once that something is loading. The children are skeletons. */
export function Loading({
  title,
  className,
  children,
}: {
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.delayed}>
      <p className="visually-hidden" role="status">
        {title ?? t('loading')}
      </p>
      <div className={className} aria-busy="true" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

export function SkeletonLine({ width = 'full' }: { width?: 'short' | 'long' | 'full' }) {
  return <span className={[styles.line, width !== 'full' && styles[width]].filter(Boolean).join(' ')} />;
}

export function SkeletonPicture() {
  return <span className={styles.picture} />;
}

/** The class of old content while newer content is loading. */
export function staleClass(isStale: boolean): string | undefined {
  return isStale ? styles.stale : undefined;
}
