import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page, ResponseOf } from '#shared/api/endpoint.ts';
import { type Column, DataTable, RowButton, SubLine } from '#ui/admin/lists/data-table.tsx';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useListPage, useListSearch } from '#ui/admin/lists/list-address.ts';
import { ListScreen } from '#ui/admin/lists/list-screen.tsx';
import { useOpened } from '#ui/admin/screens/opened-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { peopleQueries } from '../client.ts';
import { type KnownPerson, mostPeopleFound, type peopleCalls } from '../contract.ts';
import { peopleAdminPaths, personParameter } from '../paths.ts';
import { countsInWords } from '../texts/record.ts';
import { ErasureReceipt } from './erasure-receipt.tsx';
import styles from './people.module.css';
import { PersonRecordSheet } from './person-record-sheet.tsx';

/** Who is known to the site, what is kept about each, and how it is handed out and erased. */
export default function PeopleScreen() {
  const { t } = useTranslation('peopleAdmin');
  const { search } = useListSearch();
  const { page, pageSize } = useListPage();
  const people = useQuery({
    ...peopleQueries.search(useSite(), search),
    placeholderData: keepPreviousData,
    select: (found): Page<KnownPerson> => ({
      items: found.slice((page - 1) * pageSize, page * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      page,
      total: found.length,
    }),
  });
  const { opened, open, close } = useOpened(personParameter);
  const [receipt, setReceipt] = useState<ResponseOf<typeof peopleCalls.erase>>();
  const columns = useColumns();
  return (
    <>
      <ListScreen
        t={t}
        query={people}
        link={
          <ButtonLink look="ghost" to={peopleAdminPaths.retention.href()}>
            {t('retention.title')}
          </ButtonLink>
        }
        notice={
          (people.data?.total ?? 0) >= mostPeopleFound && (
            <Note className={styles.most}>{t('shownAtMost')}</Note>
          )
        }
      >
        {rows => (
          <DataTable
            caption={t('title')}
            rows={rows}
            rowKey={({ email }) => email}
            rowHeader={{
              header: t('columns.person'),
              cell: ({ email, names }) => (
                <>
                  <RowButton onClick={() => open(email)}>
                    <Highlight text={names[0] ?? email} query={search} />
                  </RowButton>
                  {names.length > 0 && (
                    <SubLine>
                      <Highlight text={[email, ...names.slice(1)].join(' · ')} query={search} />
                    </SubLine>
                  )}
                </>
              ),
            }}
            columns={columns}
            actions={({ email }) => (
              <Button
                look="ghost"
                size="small"
                aria-label={`${t('open')}: ${email}`}
                onClick={() => open(email)}
              >
                {t('open')}
              </Button>
            )}
          />
        )}
      </ListScreen>
      {opened && (
        <PersonRecordSheet
          email={opened}
          onClose={close}
          onErased={erased => {
            close();
            setReceipt(erased);
          }}
        />
      )}
      {receipt && <ErasureReceipt receipt={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  );
}

function useColumns(): Column<KnownPerson>[] {
  const { t } = useTranslation('peopleAdmin');
  const dates = useDates();
  const language = useLanguage();
  return [
    { header: t('columns.kept'), cell: ({ counts }) => countsInWords(counts, language) },
    {
      header: t('columns.last'),
      cell: ({ last_at }) => <time dateTime={last_at}>{dates.instant(last_at)}</time>,
    },
  ];
}
