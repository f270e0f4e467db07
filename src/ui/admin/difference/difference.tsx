import { Fragment, type ReactNode, useMemo } from 'react';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { type Block, blocksOfHtml, blocksOfText, type Mark, type Piece } from './blocks.ts';
import { type ComparedBlock, compareBlocks, type Run } from './compare.ts';
import styles from './difference.module.css';
import { passagesOf, shortenRuns } from './shorten.ts';

type DifferenceProps = {
  before: string;
  after: string;
  isHtml?: boolean;
  /** The language of the texts. */
  lang?: string | undefined;
};

/** What was added to a text and removed from it, with the paragraphs around. */
export default function Difference({ before, after, isHtml = false, lang }: DifferenceProps) {
  const { t } = useTranslation('screens');
  const passages = useMemo(() => {
    const blocksOf = isHtml ? blocksOfHtml : blocksOfText;
    return passagesOf(compareBlocks(blocksOf(before), blocksOf(after)));
  }, [before, after, isHtml]);
  return (
    <div className={styles.difference} lang={lang}>
      {passages.map(({ isSame, first, blocks }) =>
        isSame ? (
          <details key={first} className={styles.same}>
            <summary lang="bs">{t('difference.same', { count: blocks.length })}</summary>
            <ComparedTexts blocks={blocks} />
          </details>
        ) : (
          <ComparedTexts key={first} blocks={blocks} />
        ),
      )}
      {passages.length === 0 && (
        <p className={styles.empty} lang="bs">
          {t('difference.empty')}
        </p>
      )}
    </div>
  );
}

function ComparedTexts({ blocks }: { blocks: readonly ComparedBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of two texts never move.
  return blocks.map((block, index) => <ComparedText key={index} block={block} />);
}

function ComparedText({ block }: { block: ComparedBlock }) {
  const { t } = useTranslation('screens');
  const { kind, earlierKind, change, runs } = block;
  const shown = change === 'changed' ? shortenRuns(runs) : runs;
  return (
    <div className={styles.block} data-kind={kind} data-change={change}>
      {earlierKind && (
        <p className={styles.kinds} lang="bs">
          {t('difference.kind', { before: kindName(earlierKind, t), after: kindName(kind, t) })}
        </p>
      )}
      {kind === 'hr' && change !== 'changed' ? (
        // A line between paragraphs has no text, so its name stands for it.
        <Changed change={change}>{kindName(kind, t)}</Changed>
      ) : (
        <Runs runs={shown} />
      )}
    </div>
  );
}

function kindName(kind: Block['kind'], t: Translate<'screens'>): string {
  const level = /^h([1-6])$/.exec(kind)?.[1];
  if (level) return t('difference.heading', { level });
  return t(`difference.kinds.${kind as Exclude<Block['kind'], `h${1 | 2 | 3 | 4 | 5 | 6}`>}`);
}

function Runs({ runs }: { runs: readonly (Run | undefined)[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of two texts never move.
    <Fragment key={index}>
      {run ? (
        <Changed change={run.change}>
          <Pieces pieces={run.pieces} showsAddresses={run.change !== 'same'} />
        </Changed>
      ) : (
        <span className={styles.gap}>{' … '}</span>
      )}
    </Fragment>
  ));
}

/** Not told by colour alone: the line through or under a text, and words for those who do not see it. */
function Changed({ change, children }: { change: Run['change']; children: ReactNode }) {
  const { t } = useTranslation('screens');
  if (change === 'same') return children;
  const Element = change === 'added' ? 'ins' : 'del';
  return (
    <>
      <span className="visually-hidden" lang="bs">{` ${t(`difference.${change}`)}: `}</span>
      <Element>{children}</Element>
      <span className="visually-hidden" lang="bs">{`. `}</span>
    </>
  );
}

/** Neighbouring pieces of one format are one element. */
function Pieces({ pieces, showsAddresses }: { pieces: readonly Piece[]; showsAddresses: boolean }) {
  const parts: { marks: readonly Mark[]; text: string }[] = [];
  for (const { text, marks } of pieces) {
    const last = parts.at(-1);
    if (last && last.marks.join() === marks.join()) last.text += text;
    else parts.push({ marks, text });
  }
  return parts.map(({ marks, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
    <Fragment key={index}>{marked(text, marks, showsAddresses)}</Fragment>
  ));
}

function marked(text: string, marks: readonly Mark[], showsAddresses: boolean): ReactNode {
  return marks.reduceRight<ReactNode>((inner, mark) => {
    if (!mark.startsWith('a ')) {
      const Element = mark as Exclude<Mark, `a ${string}`>;
      return <Element>{inner}</Element>;
    }
    const address = mark.slice(2);
    return (
      <>
        <span className={styles.link} title={address}>
          {inner}
        </span>
        {showsAddresses && <span className={styles.address}> ({address})</span>}
      </>
    );
  }, text);
}
