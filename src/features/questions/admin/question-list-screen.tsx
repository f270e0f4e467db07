import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ContentDeleteDialog } from '#features/content/admin/content-delete-dialog.tsx';
import { emailColumn } from '#features/submissions/admin/email-column.tsx';
import { SpamList } from '#features/submissions/admin/spam-list.tsx';
import { SpamNotice } from '#features/submissions/admin/spam-notice.tsx';
import { SubmissionList } from '#features/submissions/admin/submission-list.tsx';
import { formatInstant } from '#shared/instants.ts';
import { Highlight } from '#ui/admin/highlight.tsx';
import { useListSearch } from '#ui/admin/list-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { questionQueries } from '../client.ts';
import { type Question, questionCalls } from '../contract.ts';
import { Message } from './message.tsx';

export default function QuestionListScreen() {
  const { t } = useTranslation('questionsAdmin');
  const { search } = useListSearch();
  const { timeZone } = useSite();
  return (
    <>
      <SubmissionList
        t={t}
        type="question"
        page={questionQueries.page}
        sortable={['name', 'email', 'created_at']}
        nameOf={({ name }) => name}
        rowHeader={{
          header: t('columns.name'),
          sort: 'name',
          cell: ({ name, seen_at }) => (
            <>
              <Highlight text={name} query={search} />
              {seen_at === null && (
                <>
                  {' '}
                  <Tag look="open">{t('unseen')}</Tag>
                </>
              )}
            </>
          ),
        }}
        columns={[
          emailColumn(t('columns.email'), search),
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
            cell: ({ created_at }) => (
              <time dateTime={created_at}>{formatInstant(new Date(created_at), timeZone)}</time>
            ),
          },
        ]}
        notice={<SpamNotice kind="question" />}
        onShown={useSeen()}
        DeleteDialog={QuestionDeleteDialog}
      />
      <SpamList kind="question" queryKey={questionQueries.all} />
    </>
  );
}

/** Marks the messages as seen. They look new until the list is read again. */
function useSeen() {
  const { api } = useSite();
  const queryClient = useQueryClient();
  return useCallback(
    async (questions: readonly Question[]) => {
      const ids = questions.filter(({ seen_at }) => seen_at === null).map(({ id }) => id);
      if (ids.length === 0) return;
      // Without an error message: they stay new and are marked the next time.
      await api(questionCalls.markSeen, { query: { ids: ids.join(',') } }).catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: [...questionQueries.all, 'unseen'] });
    },
    [api, queryClient],
  );
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
