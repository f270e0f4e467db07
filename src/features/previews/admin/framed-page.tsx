import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChoiceButtons } from '#ui/admin/forms/choice-buttons.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { ErrorState, Loading, SkeletonPicture } from '#ui/states/states.tsx';
import styles from './framed-page.module.css';

/** The widths of the framed page, in CSS pixels. */
const widths = { wide: 1280, phone: 390 } as const;
type Width = keyof typeof widths;

const isNarrowScreen = () => window.matchMedia('(max-width: 47.99rem)').matches;

type FramedPageProps = {
  /** Undefined while there is none. */
  page: { address: string; title: string } | undefined;
  /** Undefined unless there is none because of a failure. */
  onRetry: (() => void) | undefined;
  /** Further choices, and what has to be known. */
  children?: ReactNode;
};

/** A page as visitors see it, on a computer or a telephone. */
export function FramedPage({ page, onRetry, children }: FramedPageProps) {
  const { t } = useTranslation('previews');
  const [width, setWidth] = useState<Width>(() => (isNarrowScreen() ? 'phone' : 'wide'));
  return (
    <div className={styles.body}>
      <div className={styles.choices}>
        <ChoiceButtons
          label={t('widths.label')}
          options={(['wide', 'phone'] as const).map(value => ({ value, label: t(`widths.${value}`) }))}
          chosen={width}
          onChoose={setWidth}
        />
        {children}
      </div>
      {page && <Frame key={page.address} {...page} width={widths[width]} />}
      {onRetry && <ErrorState text={t('failed')} onRetry={onRetry} />}
      {!page && !onRetry && (
        <Loading>
          <SkeletonPicture />
        </Loading>
      )}
    </div>
  );
}

/** A page in a frame of a width, made smaller where there is not so much room. */
function Frame({ title, address, width }: { title: string; address: string; width: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        className={styles.frame}
        title={title}
        src={address}
        style={{
          width,
          height: room.height / scale,
          left: (room.width - width * scale) / 2,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
