import { ContentRemoval } from '#features/site/admin/content-removal.tsx';
import { RecordList } from '#features/site/admin/record-list.tsx';
import { SuspectList } from '#features/suspects/admin/suspect-list.tsx';
import { formatInstant } from '#shared/instants.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Highlight } from '#ui/panel/highlight.tsx';
import { useListSearch } from '#ui/panel/list-address.ts';
import { useSite } from '#ui/site-context.tsx';
import { questionQueries } from '../client.ts';
import { type Question, questionCalls } from '../contract.ts';
import { Message } from './message.tsx';

export default function QuestionListScreen() {
  const { t } = useTranslation('questionsPanel');
  const { search } = useListSearch();
  const { timeZone } = useSite();
  return (
    <>
      <RecordList
        t={t}
        page={questionQueries.page}
        sortable={['name', 'email', 'created_at']}
        nameOf={({ name }) => name}
        rowHeader={{
          header: t('columns.name'),
          sort: 'name',
          cell: ({ name }) => <Highlight text={name} query={search} />,
        }}
        columns={[
          {
            header: t('columns.email'),
            isUnlabelled: true,
            sort: 'email',
            cell: ({ email }) => (
              <a href={mailAddress(email)}>
                <Highlight text={email} query={search} />
              </a>
            ),
          },
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
        Removal={QuestionRemoval}
      />
      <SuspectList kind="question" queryKey={questionQueries.all} />
    </>
  );
}

type QuestionRemovalProps = { record: Question; onDone: () => void; onCancel: () => void };

function QuestionRemoval({ record, ...rest }: QuestionRemovalProps) {
  const { t } = useTranslation('questionsPanel');
  const item = { id: record.id, title: record.name };
  return (
    <ContentRemoval
      t={t}
      item={item}
      queries={questionQueries}
      calls={questionCalls}
      alongside={t('sender', { name: record.name })}
      {...rest}
    />
  );
}
