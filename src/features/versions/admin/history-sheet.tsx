import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { ItemToolProps, ToolFields } from '#features/content/admin/item-tools.tsx';
import { errorText, fieldErrors } from '#shared/api/error-text.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Sheet } from '#ui/dialog.tsx';
import { ErrorNote, nameField } from '#ui/forms/error-summary.tsx';
import { SegmentedField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { focusLeftIn } from '#ui/navigation/focus-after-navigation.ts';
import { ErrorState, Loading, SkeletonLine } from '#ui/states/states.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { VersionEntry } from '../contract.ts';
import styles from './history-sheet.module.css';
import { versionsByDay } from './versions-by-day.ts';

/** What is asked and shown of the versions of something. */
export type VersionSource = {
  title: string;
  list: QueryOptions<VersionEntry[]>;
  show: (version: number) => QueryOptions<{ item: object }>;
  /** Makes it again what it was in a version, and answers what it is now. */
  restore: (version: number) => Promise<object>;
  /** Begins the key of every query that is stale then. */
  type: string;
  /** The labels of its fields by their names. */
  meta: ToolFields['meta'];
  /** What a version does not bring back. */
  untouched: string;
  /** What differs between two versions; undefined where there is no earlier one. */
  compare: (before: object | undefined, after: object | undefined) => ReactNode;
};

type HistorySheetProps = {
  source: VersionSource;
  form: Pick<NonNullable<ItemToolProps['form']>, 'hasChanges' | 'onRestored'>;
  /** Stands above the versions. */
  choice?: ReactNode;
  onClose: () => void;
};

/** The versions of something, what each changed, and the way back to one. */
export function HistorySheet(props: HistorySheetProps) {
  const { source, choice, onClose } = props;
  const { t } = useTranslation('versionsAdmin');
  // The form with the button that opened it is another one after a version was restored.
  const [sheetBelow] = useState(() => document.activeElement?.closest('dialog') ?? null);
  useEffect(() => () => focusLeftIn(sheetBelow), [sheetBelow]);
  // What was saved elsewhere meanwhile is part of it.
  const versions = useQuery({ ...source.list, staleTime: 0 });
  const { data } = versions;
  const [chosen, setChosen] = useState<number>();
  const place = data?.findIndex(({ version }) => version === chosen) ?? -1;
  const entry = data?.[Math.max(place, 0)];
  return (
    <Sheet title={t('titleOf', { title: source.title })} onDismiss={onClose}>
      {versions.isError ? (
        <ErrorState text={t('loadError')} onRetry={() => void versions.refetch()} />
      ) : data && entry ? (
        <div className={styles.columns}>
          <VersionList
            versions={data}
            current={entry.version}
            meta={source.meta}
            choice={choice}
            onChoose={setChosen}
          />
          <VersionDetail key={entry.version} {...props} entry={entry} versions={data} />
        </div>
      ) : (
        <Loading className={styles.loading}>
          <SkeletonLine width="long" />
          <SkeletonLine />
          <SkeletonLine />
        </Loading>
      )}
    </Sheet>
  );
}

type VersionListProps = Pick<ToolFields, 'meta'> &
  Pick<HistorySheetProps, 'choice'> & {
    versions: readonly VersionEntry[];
    current: number;
    onChoose: (version: number) => void;
  };

function VersionList({ versions, current, meta, choice, onChoose }: VersionListProps) {
  const { t } = useTranslation('versionsAdmin');
  const dates = useDates();
  const [newest, first] = [versions[0], versions.at(-1)];
  const changesIn = (entry: VersionEntry) => {
    if (entry === first) return t('first');
    return entry.changed.map(name => meta[name]?.label ?? name).join(', ') || t('restoredUnchanged');
  };
  return (
    <nav className={styles.versions} aria-label={t('versions')}>
      {choice && <div className={styles.choice}>{choice}</div>}
      {versionsByDay(versions, dates.dayOf).map(({ day, email, versions: ofDay }) => (
        <section key={ofDay[0]?.version}>
          <h3>
            {day} <span>{email ?? t('someone')}</span>
          </h3>
          <ul>
            {ofDay.map(entry => (
              <li key={entry.version}>
                <button
                  type="button"
                  aria-current={entry.version === current || undefined}
                  onClick={() => onChoose(entry.version)}
                >
                  <b>{dates.timeOf(entry.at)}</b>
                  <span>{changesIn(entry)}</span>
                  {entry === newest && <small>{t('present')}</small>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type VersionDetailProps = HistorySheetProps & { entry: VersionEntry; versions: readonly VersionEntry[] };

function VersionDetail(props: VersionDetailProps) {
  const { entry, versions, source } = props;
  const { t } = useTranslation('versionsAdmin');
  const dates = useDates();
  const place = versions.indexOf(entry);
  const [isToPresent, setIsToPresent] = useState(false);
  const other = isToPresent ? versions[0] : versions[place + 1];
  // A version is what it is for ever.
  const kept = { staleTime: Number.POSITIVE_INFINITY };
  const own = useQuery({ ...source.show(entry.version), ...kept });
  const compared = useQuery({
    ...source.show(other?.version ?? 0),
    ...kept,
    enabled: other !== undefined,
  });
  const time = dates.instant(entry.at);
  const isPresent = place === 0;
  const retry = () => {
    void own.refetch();
    if (other) void compared.refetch();
  };
  return (
    <section className={styles.detail}>
      <div className={styles.head}>
        <h3>{entry.by ? t('versionBy', { time, email: entry.by.email }) : t('version', { time })}</h3>
        {!isPresent && <Restore {...props} time={time} />}
      </div>
      {versions.length === 1 && <p className={styles.same}>{t('only')}</p>}
      {!isPresent && (
        <SegmentedField
          label={t('compare')}
          name="compare"
          options={[
            { value: 'earlier', label: t('withEarlier') },
            { value: 'present', label: t('withPresent') },
          ]}
          defaultValue="earlier"
          onChange={event => setIsToPresent(event.target.value === 'present')}
        />
      )}
      {own.isError || compared.isError ? (
        <ErrorState text={t('versionError')} onRetry={retry} />
      ) : own.data && (compared.data || !other) ? (
        source.compare(
          isToPresent ? own.data.item : compared.data?.item,
          isToPresent ? compared.data?.item : own.data.item,
        )
      ) : (
        <Loading>
          <SkeletonLine width="long" />
          <SkeletonLine />
        </Loading>
      )}
    </section>
  );
}

function Restore(props: VersionDetailProps & { time: string }) {
  const { source, entry, time, form, onClose } = props;
  const { t } = useTranslation('versionsAdmin');
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => withSession(() => source.restore(entry.version)),
    onSuccess: restored => {
      showSuccess(t('restored', { time }));
      void queryClient.invalidateQueries({ queryKey: [source.type] });
      form.onRestored(restored);
      onClose();
    },
    onError: () => setIsAsking(false),
  });
  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        {t('restore')}
      </Button>
      {error && !isAsking && <RestoreError error={error} meta={source.meta} />}
      {isAsking && (
        <ConfirmDialog
          title={t('question.title')}
          look="primary"
          confirmLabel={t('restore')}
          busyLabel={t('restoring')}
          cancelLabel={t('question.cancel')}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setIsAsking(false)}
        >
          {t('question.text', { time })} {source.untouched} {form.hasChanges && t('question.unsaved')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says which fields the rules of today refuse. */
function RestoreError({ error, meta }: { error: Error; meta: ToolFields['meta'] }) {
  const { t } = useTranslation('versionsAdmin');
  const refused = Object.entries(fieldErrors(error));
  return (
    <div className={styles.error}>
      <ErrorNote>
        {refused.length === 0
          ? errorText(error, t('restoreFailed'))
          : [t('refused'), ...refused.map(([name, text]) => nameField(meta[name]?.label ?? name, text))].join(
              ' ',
            )}
      </ErrorNote>
    </div>
  );
}
