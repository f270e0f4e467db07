import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react';
import { formatFocus, inSteps, type PictureFocus, parseFocus } from '#shared/picture-focus.ts';
import { Button } from '#ui/button.tsx';
import { hintClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './focus-picker.module.css';

const axes = ['x', 'y'] as const;

type FocusPickerProps = {
  /** The whole picture, and what it looks like where it is cropped. */
  picture: ReactNode;
  /** `x,y` in percent, or empty. */
  value: string;
  onChange: (value: string) => void;
};

/** What of a picture must stay visible where it is cropped: a click on it says so, or two sliders. */
export function FocusPicker({ picture, value, onChange }: FocusPickerProps) {
  const { t } = useTranslation('screens');
  const id = useId();
  const focus = parseFocus(value);
  const place = focus ?? { x: 50, y: 50 };
  const set = (next: PictureFocus) => onChange(formatFocus(next));
  const take = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    set(inSteps({ x: percent(clientX - left, width), y: percent(clientY - top, height) }));
  };
  return (
    <fieldset
      className={styles.picker}
      style={{ '--focus-x': `${place.x}%`, '--focus-y': `${place.y}%` } as CSSProperties}
    >
      <legend className="visually-hidden">{t('focus.legend')}</legend>
      <div className={styles.pictures}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a second way to do what the sliders do. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders are for the keyboard. */}
        <div className={styles.whole} onClick={take}>
          {picture}
          {focus && <span className={styles.mark} />}
        </div>
        {focus && (
          <div className={styles.crops} aria-hidden="true">
            <div className={styles.wide}>{picture}</div>
            <div className={styles.square}>{picture}</div>
          </div>
        )}
      </div>
      <p className={`${hintClass} ${styles.hint}`} id={`${id}-hint`}>
        {t('focus.hint')}
      </p>
      <div className={styles.bar}>
        {axes.map(axis => (
          <label key={axis} className={styles.axis}>
            {t(`focus.${axis}`)}
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={place[axis]}
              aria-describedby={`${id}-hint`}
              aria-valuetext={focus ? `${place[axis]} %` : t('focus.none')}
              onChange={event => set({ ...place, [axis]: event.target.valueAsNumber })}
            />
          </label>
        ))}
        {focus && (
          <Button look="ghost" size="small" onClick={() => onChange('')}>
            {t('focus.clear')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function percent(distance: number, length: number): number {
  return Math.min(1, Math.max(0, distance / length)) * 100;
}
