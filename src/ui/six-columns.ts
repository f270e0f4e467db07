import styles from './six-columns.module.css';

/** Fields side by side in rows of six columns; each takes a row of its own on a phone. */
export const sixColumnsClass = styles.grid;

/** By how many of the columns a field takes. */
export const spanClass = { 2: styles.two, 3: styles.three, 4: styles.four, 6: styles.six };
