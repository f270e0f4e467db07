import { inputClass } from '#ui/forms/field.tsx';
import styles from './choice-table.module.css';

type ChoiceTableProps = {
  caption: string;
  /** Of what there is, of what is told of it, and of what it becomes. */
  headings: readonly [there: string, told: string, becomes: string];
  rows: readonly { name: string; told: string | number | undefined; value: string }[];
  options: readonly { value: string; label: string }[];
  /** A row by its place. */
  onChange: (place: number, value: string) => void;
};

/** What each of several things found in a file becomes here. */
export function ChoiceTable({ caption, headings, rows, options, onChange }: ChoiceTableProps) {
  const [, , becomes] = headings;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map(heading => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, told, value }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file are known by their places.
            <tr key={place}>
              <th scope="row">{name}</th>
              <td>{told}</td>
              <td>
                <select
                  className={inputClass}
                  aria-label={`${becomes}: ${name}`}
                  value={value}
                  onChange={event => onChange(place, event.target.value)}
                >
                  {options.map(option => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
