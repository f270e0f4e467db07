import styles from './filter-chips.module.css';

type FilterChipsProps<Value extends string> = {
  /** Names what is chosen. */
  label: string;
  /** The count is left out where there is none, or while it is unknown. */
  chips: readonly { value: Value; label: string; count: number | undefined }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** A choice whose values are all in view; of a filter each with the number of rows that it leaves. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, chips, value: chosen, onChoose } = props;
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map(({ value, label: text, count }) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {text} {count !== undefined && <b>{count}</b>}
        </button>
      ))}
    </fieldset>
  );
}
