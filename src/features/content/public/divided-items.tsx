import { Fragment, type ReactNode } from 'react';
import type { HeadingLevel } from '#ui/pages/heading-level.ts';
import styles from './divided-items.module.css';

/** A part of a list with its heading. */
export type Division = { key: string; title: string };

export type ItemPlace = {
  /** Whether it is seen at once. */
  isFirst: boolean;
  /** The level of its heading. */
  level: HeadingLevel;
};

type DividedItemsProps<Item> = {
  items: readonly Item[];
  /** The divisions that an item is in, the outermost first. Items of a division follow each other. */
  divisionsOf: (item: Item) => readonly Division[];
  className?: string | undefined;
  children: (item: Item, place: ItemPlace) => ReactNode;
  level?: HeadingLevel;
  isFirst?: boolean;
};

/** The items of a list, below the headings of their divisions. */
export function DividedItems<Item extends { id: number }>(props: DividedItemsProps<Item>) {
  const { items, divisionsOf, className, children, level = 2, isFirst = true } = props;
  const Heading = `h${level}` as const;
  return runsOf(items, item => divisionsOf(item)[level - 2]).map(({ division, items }, index) => {
    const isFirstRun = isFirst && index === 0;
    if (!division)
      return (
        <div className={className} key="undivided">
          {items.map((item, place) => (
            <Fragment key={item.id}>{children(item, { isFirst: isFirstRun && place === 0, level })}</Fragment>
          ))}
        </div>
      );
    return (
      <section className={styles.division} key={division.key}>
        <Heading className={level === 2 ? styles.part : styles.subpart}>{division.title}</Heading>
        <DividedItems {...props} items={items} level={(level + 1) as HeadingLevel} isFirst={isFirstRun} />
      </section>
    );
  });
}

type Run<Item> = { division: Division | undefined; items: Item[] };

/** Items that follow each other in the same division. */
function runsOf<Item>(items: readonly Item[], divisionOf: (item: Item) => Division | undefined): Run<Item>[] {
  const runs: Run<Item>[] = [];
  for (const item of items) {
    const division = divisionOf(item);
    const last = runs.at(-1);
    if (last && last.division?.key === division?.key) last.items.push(item);
    else runs.push({ division, items: [item] });
  }
  return runs;
}
