import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isDay } from '#shared/dates.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { type Column, DataTable, focusAfterRow, LanguageTag, SubLine } from '#ui/admin/lists/data-table.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { EmptyState } from '#ui/states/states.tsx';
import { type PairProposal, pairQueries } from '../client.ts';
import styles from './pair-proposals-screen.module.css';
import { useContentLists } from './use-content-lists.ts';
import { proposalKey, useJoinPairs } from './use-join-pairs.ts';

/** Single items that look like two languages of one thing, each to be joined or skipped. */
export default function PairProposalsScreen() {
  const { t } = useTranslation('pairsAdmin');
  const query = useQuery(pairQueries.proposals(useSite()));
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const { join, isJoining, refusals } = useJoinPairs();
  const focusLater = useFocusLater();
  const shown = (query.data ?? []).filter(proposal => !skipped.has(proposalKey(proposal)));
  const joinAll = async (proposals: readonly PairProposal[]) => {
    const [first] = proposals;
    // Found before the rows are gone.
    const focus = first && focusAfterRow(proposalKey(first));
    if ((await join(proposals)) > 0 && focus) focusLater(focus);
  };
  const skip = (proposal: PairProposal) => {
    focusLater(focusAfterRow(proposalKey(proposal)));
    setSkipped(known => new Set(known).add(proposalKey(proposal)));
  };
  return (
    <>
      <ScreenHead title={t('title')} hint={shown.length > 0 ? t('hint') : undefined}>
        {shown.length > 1 && (
          <Button
            look="primary"
            isBusy={isJoining}
            busyLabel={t('joining')}
            onClick={() => void joinAll(shown)}
          >
            {t('joinAll', { count: shown.length })}
          </Button>
        )}
      </ScreenHead>
      <Loaded query={query} error={t('loadError')}>
        {() =>
          shown.length > 0 ? (
            <Proposals
              proposals={shown}
              refusals={refusals}
              isJoining={isJoining}
              onJoin={proposal => void joinAll([proposal])}
              onSkip={skip}
            />
          ) : (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          )
        }
      </Loaded>
    </>
  );
}

type ProposalsProps = {
  proposals: readonly PairProposal[];
  refusals: ReadonlyMap<string, string>;
  isJoining: boolean;
  onJoin: (proposal: PairProposal) => void;
  onSkip: (proposal: PairProposal) => void;
};

function Proposals({ proposals, refusals, isJoining, onJoin, onSkip }: ProposalsProps) {
  const { t } = useTranslation(['pairsAdmin', 'screens']);
  const { titleOf } = useContentLists();
  const columns: Column<PairProposal>[] = [
    { header: t('columns.type'), cell: ({ type }) => titleOf(type), isUnlabelled: true },
    { header: t('columns.reasons'), cell: ({ reasons }) => <Reasons reasons={reasons} /> },
  ];
  const named = (action: string, { items }: PairProposal) =>
    t('screens:ofItem', { action, item: items[0]?.title ?? '' });
  return (
    <DataTable
      caption={t('title')}
      rows={proposals}
      rowKey={proposalKey}
      rowHeader={{
        header: t('columns.items'),
        cell: proposal => (
          <>
            <Items proposal={proposal} />
            <span className={styles.refusal} role="alert">
              {refusals.get(proposalKey(proposal))}
            </span>
          </>
        ),
      }}
      columns={columns}
      actions={proposal => (
        <>
          <Button
            size="small"
            isBusy={isJoining}
            aria-label={named(t('join'), proposal)}
            onClick={() => onJoin(proposal)}
          >
            {t('join')}
          </Button>{' '}
          <Button
            size="small"
            look="ghost"
            aria-label={named(t('skip'), proposal)}
            onClick={() => onSkip(proposal)}
          >
            {t('skip')}
          </Button>
        </>
      )}
    />
  );
}

function Items({ proposal: { type, items } }: { proposal: PairProposal }) {
  const dates = useDates();
  const { editorPath } = useContentLists();
  return (
    <span className={styles.items}>
      {items.map(({ id, lang, title, day, image, image_details }) => (
        <span key={id} className={styles.item}>
          {image && (
            <span className={styles.picture}>
              <Picture src={image} details={image_details} alt="" sizes="8rem" placeholder={null} />
            </span>
          )}
          <span>
            <LanguageTag lang={lang} />{' '}
            <NewTabLink href={editorPath(type, id)} lang={lang}>
              {title}
            </NewTabLink>
            {day && <SubLine>{isDay(day) ? dates.day(day) : day}</SubLine>}
          </span>
        </span>
      ))}
    </span>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const { t } = useTranslation('pairsAdmin');
  const labels = knownReasons.filter(known => reasons.includes(known)).map(known => t(`reasons.${known}`));
  return [...new Set(labels)].join(', ');
}

/** The fields that are named, by their names in forms. */
const knownReasons = [
  'startedAt',
  'finishedAt',
  'publishedAt',
  'year',
  'time',
  'duration',
  'location',
  'instructor',
  'organizer',
  'author',
  'url',
  'image',
  'pdf',
] as const;
