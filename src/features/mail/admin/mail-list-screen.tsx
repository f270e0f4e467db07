import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { session } from '#features/accounts/session.ts';
import { parseId } from '#shared/api/ids.ts';
import { type Column, DataTable, RowButton, SubLine } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListFilter, useListPage, useListSearch } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { NewMark } from '#ui/admin/lists/new-mark.tsx';
import { useSelection } from '#ui/admin/lists/selection.ts';
import { SelectionBar } from '#ui/admin/lists/selection-bar.tsx';
import { useOpened } from '#ui/admin/screens/opened-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPencil } from '#ui/icons/icons-admin.ts';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { mailQueries } from '../client.ts';
import { type MailSummary, mailStatuses } from '../contract.ts';
import { mailAdminPaths, statusParameter } from '../paths.ts';
import { AboutLink } from './about-link.tsx';
import { HeldMails } from './held-mails.tsx';
import { MailDetail } from './mail-detail.tsx';
import { MailFailure } from './mail-failure.tsx';
import styles from './mail-list-screen.module.css';
import { StatusTag } from './status-tag.tsx';
import { TestDialog } from './test-dialog.tsx';
import { isUnsent } from './unsent.ts';
import { useRetry, useSendingText } from './use-retry.ts';

/** What was sent to whom and why, and what was not. */
export default function MailListScreen() {
  const { t } = useTranslation('mailAdmin');
  const sendingText = useSendingText();
  const { page, pageSize } = useListPage();
  const { search } = useListSearch();
  const [chosen, setStatus] = useListFilter(statusParameter);
  const status = mailStatuses.find(known => known === chosen);
  const site = useSite();
  const mails = useQuery({
    ...mailQueries.page(site, { page, pageSize, search, status }),
    placeholderData: keepPreviousData,
  });
  const state = useQuery(mailQueries.state(site)).data;
  const selection = useSelection(mails.data?.items ?? [], ({ id }) => String(id));
  const { retry, isRetrying } = useRetry();
  const detail = useOpened('poruka');
  const [isTesting, setIsTesting] = useState(false);
  const openedId = parseId(detail.opened);
  const columns = useColumns();
  return (
    <>
      <ListScreen
        t={t}
        query={mails}
        isFiltered={status !== undefined}
        add={{ label: t('test.title'), onAdd: () => setIsTesting(true) }}
        link={
          <ButtonLink look="ghost" to={mailAdminPaths.templates.href()}>
            <Icon path={iconPencil} />
            {t('templates.title')}
          </ButtonLink>
        }
        filters={
          <select
            className={inputClass}
            aria-label={t('status')}
            value={status ?? ''}
            onChange={event => setStatus(event.target.value)}
          >
            <option value="">{t('anyStatus')}</option>
            {mailStatuses.map(value => (
              <option key={value} value={value}>
                {t(`statuses.${value}`)}
              </option>
            ))}
          </select>
        }
        notice={
          <>
            {state && !state.is_configured && (
              <Note className={styles.note}>
                <strong>{t('notConfigured.title')}</strong> {t('notConfigured.text')}
              </Note>
            )}
            {state?.is_configured && <HeldMails count={state.held} />}
            <SelectionBar selection={selection}>
              <Button
                size="small"
                look="primary"
                isBusy={isRetrying}
                busyLabel={t('retrying')}
                onClick={() => void retry(selection.rows, selection.clear)}
              >
                {sendingText(selection.rows)}
              </Button>
            </SelectionBar>
          </>
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={({ id }) => id}
            selection={{ ...selection, nameOf: ({ subject, to }) => `${subject}, ${to}` }}
            rowHeader={{
              header: t('columns.subject'),
              cell: mail => (
                <>
                  <RowButton onClick={() => detail.open(mail.id)}>
                    <Highlight text={mail.subject} query={search} />
                  </RowButton>
                  <SubLine>
                    <Highlight text={mail.to} query={search} />
                  </SubLine>
                </>
              ),
            }}
            columns={columns}
            actions={mail =>
              isUnsent(mail) && (
                <Button
                  look="ghost"
                  size="small"
                  aria-label={`${sendingText([mail])}: ${mail.subject}, ${mail.to}`}
                  onClick={() => void retry([mail])}
                >
                  {sendingText([mail])}
                </Button>
              )
            }
          />
        )}
      </ListScreen>
      {openedId !== undefined && <MailDetail id={openedId} onClose={detail.close} />}
      {isTesting && state && (
        <TestDialog
          to={session.user()?.email ?? ''}
          from={state.from}
          isConfigured={state.is_configured}
          onClose={() => setIsTesting(false)}
        />
      )}
    </>
  );
}

function useColumns(): Column<MailSummary>[] {
  const { t } = useTranslation('mailAdmin');
  const dates = useDates();
  return [
    {
      header: t('columns.status'),
      isUnlabelled: true,
      cell: ({ status, error, attempted_at }) => (
        <>
          <StatusTag status={status} /> {status === 'failed' && <NewMark at={attempted_at} />}
          {error && status !== 'sent' && (
            <SubLine>
              <MailFailure error={error} />
            </SubLine>
          )}
          {error && status === 'queued' && <SubLine>{t('again')}</SubLine>}
        </>
      ),
    },
    { header: t('columns.about'), cell: ({ about }) => about && <AboutLink about={about} /> },
    {
      header: t('columns.created'),
      isNumeric: true,
      cell: ({ created_at }) => <time dateTime={created_at}>{dates.instant(created_at)}</time>,
    },
  ];
}
