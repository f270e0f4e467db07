import styles from './six-columns.module.css';

export const sixColumnsClass = styles.grid;

export const spanClass = { 2: styles.two, 3: styles.three, 4: styles.four, 6: styles.six };
