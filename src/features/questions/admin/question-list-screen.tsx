import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ContentDeleteDialog } from '#features/content/admin/content-delete-dialog.tsx';
import { emailColumn } from '#features/submissions/admin/email-column.tsx';
import { SpamList } from '#features/submissions/admin/spam-list.tsx';
import { SpamNotice } from '#features/submissions/admin/spam-notice.tsx';
import { SubmissionList } from '#features/submissions/admin/submission-list.tsx';
import { KeptDrafts } from '#ui/admin/drafts/kept-drafts.tsx';
import { FilterChips } from '#ui/admin/lists/filter-chips.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListFilter, useListSearch } from '#ui/admin/lists/list-address.ts';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { questionQueries } from '../client.ts';
import { type Question, questionCalls } from '../contract.ts';
import { questionPath, statusParameter } from '../paths.ts';
import { questionStatuses } from '../status.ts';
import { answerDrafts } from './answer-draft.ts';
import { Message } from './message.tsx';
import { useSetStatus } from './use-set-status.ts';

const looks = { new: 'open', answered: 'scheduled', closed: 'closed' } as const;

export default function QuestionListScreen() {
  const { t } = useTranslation('questionsAdmin');
  const { search } = useListSearch();
  const dates = useDates();
  const { status, chips } = useStatusFilter();
  const setStatus = useSetStatus();
  const navigate = useNavigate();
  return (
    <>
      <SubmissionList
        t={t}
        type="question"
        page={(context, query) => questionQueries.page(context, { ...query, status })}
        filters={chips}
        isFiltered={status !== undefined}
        sortable={['name', 'email', 'created_at']}
        nameOf={({ name }) => name}
        rowHeader={{
          header: t('columns.name'),
          sort: 'name',
          cell: ({ name, status: own, created_at }) => (
            <>
              <Highlight text={name} query={search} /> <Tag look={looks[own]}>{t(`statuses.${own}`)}</Tag>{' '}
              <NewMark at={created_at} />
            </>
          ),
        }}
        columns={[
          // Where there is little room, it is for the messages.
          { ...emailColumn(t('columns.email'), search), isSecondary: true },
          {
            header: t('columns.message'),
            isUnlabelled: true,
            cell: question => <Message question={question} search={search} />,
          },
          {
            header: t('columns.sent'),
            isUnlabelled: true,
            isNumeric: true,
            sort: 'created_at',
            cell: ({ created_at }) => <time dateTime={created_at}>{dates.instant(created_at)}</time>,
          },
        ]}
        bulk={selection => (
          <Button
            size="small"
            look="primary"
            onClick={() => void setStatus(selection.rows, 'closed', selection.clear)}
          >
            {t('close')}
          </Button>
        )}
        notice={
          <>
            <SpamNotice kind="question" />
            <KeptDrafts
              beginning={answerDrafts()}
              onOpen={id => id !== undefined && void navigate(questionPath(id))}
            />
          </>
        }
        DeleteDialog={QuestionDeleteDialog}
      />
      <SpamList kind="question" queryKey={questionQueries.all} />
    </>
  );
}

/** How the list is filtered by what has become of questions. */
function useStatusFilter() {
  const { t } = useTranslation('questionsAdmin');
  const counts = useQuery(questionQueries.counts(useSite())).data;
  const [chosen, setChosen] = useListFilter(statusParameter);
  const status = questionStatuses.find(known => known === chosen);
  const chips = questionStatuses.map(value => ({
    value,
    label: t(`chips.${value}`),
    count: counts?.[value],
  }));
  const all = counts && counts.new + counts.answered + counts.closed;
  return {
    status,
    chips: (
      <FilterChips
        label={t('status')}
        chips={[...chips, { value: '', label: t('chips.all'), count: all }]}
        value={status ?? ''}
        onChoose={setChosen}
      />
    ),
  };
}

type QuestionDeleteDialogProps = { submission: Question; onDone: () => void; onCancel: () => void };

function QuestionDeleteDialog({ submission, ...rest }: QuestionDeleteDialogProps) {
  const { t } = useTranslation('questionsAdmin');
  const item = { id: submission.id, title: submission.name };
  return (
    <ContentDeleteDialog
      t={t}
      item={item}
      queries={questionQueries}
      calls={questionCalls}
      alongside={t('sender', { name: submission.name })}
      {...rest}
    />
  );
}
