import { Button } from '#ui/button.tsx';
import styles from './choice-buttons.module.css';

type ChoiceButtonsProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few values, chosen at once. */
export function ChoiceButtons<Value extends string | number>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceButtonsProps<Value>) {
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {options.map(option => (
        <Button
          key={option.value}
          size="small"
          look={option.value === chosen ? 'primary' : 'secondary'}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}
