import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { DataTable } from '#ui/admin/lists/data-table.tsx';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { redirectQueries } from '../client.ts';
import { type MissingAddress, type Redirect, redirectCalls } from '../contract.ts';
import { type Begun, RedirectDialog } from './redirect-dialog.tsx';
import styles from './redirects-screen.module.css';

/** What is redirected, and what visitors ask for in vain. */
export default function RedirectsScreen() {
  const { t } = useTranslation('redirectsAdmin');
  const site = useSite();
  const redirects = useQuery(redirectQueries.list(site));
  const missing = useQuery(redirectQueries.missing(site));
  const [begun, setBegun] = useState<Begun>();
  const [removed, setRemoved] = useState<Redirect>();
  return (
    <>
      <ScreenHead title={t('title')} hint={t('hint')}>
        <Button look="primary" onClick={() => setBegun({ from: '', to: '' })}>
          <Icon path={iconPlus} />
          {t('add')}
        </Button>
      </ScreenHead>
      <Loaded query={redirects} error={t('loadError')}>
        {rows =>
          rows.length > 0 ? (
            <Redirects rows={rows} onEdit={setBegun} onRemove={setRemoved} />
          ) : (
            <p>{t('none')}</p>
          )
        }
      </Loaded>
      <h2 className={styles.missing}>{t('missing')}</h2>
      <p className={styles.hint}>{t('missingHint')}</p>
      <Loaded query={missing} error={t('loadError')}>
        {rows =>
          rows.length > 0 ? (
            <Missing rows={rows} onRedirect={from => setBegun({ from, to: '' })} />
          ) : (
            <p>{t('noMissing')}</p>
          )
        }
      </Loaded>
      {begun && <RedirectDialog begun={begun} onClose={() => setBegun(undefined)} />}
      {removed && (
        <DeleteDialog
          text={t('removal', { from: removed.from, to: removed.to })}
          remove={() => site.api(redirectCalls.remove, { id: removed.id })}
          queryKey={redirectQueries.all}
          texts={{ deleted: t('removed'), failed: t('removeError') }}
          onDone={() => setRemoved(undefined)}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}

type RedirectsProps = {
  rows: Redirect[];
  onEdit: (redirect: Redirect) => void;
  onRemove: (redirect: Redirect) => void;
};

function Redirects({ rows, onEdit, onRemove }: RedirectsProps) {
  const { t } = useTranslation('redirectsAdmin');
  const dates = useDates();
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      rowKey={({ id }) => id}
      rowHeader={{
        header: t('columns.from'),
        cell: ({ from }) => <span className={styles.address}>{from}</span>,
      }}
      columns={[
        {
          header: t('columns.to'),
          cell: ({ to }) => (
            <a className={styles.address} href={to}>
              {to}
            </a>
          ),
        },
        { header: t('columns.created'), isNumeric: true, cell: row => dates.dayOf(row.created_at) },
      ]}
      onEdit={onEdit}
      actions={row => (
        <div className={styles.actions}>
          <Button size="small" aria-label={`${t('change')}: ${row.from}`} onClick={() => onEdit(row)}>
            {t('change')}
          </Button>
          <Button
            size="small"
            look="ghost"
            aria-label={`${t('remove')}: ${row.from}`}
            onClick={() => onRemove(row)}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    />
  );
}

type MissingProps = { rows: MissingAddress[]; onRedirect: (from: string) => void };

function Missing({ rows, onRedirect }: MissingProps) {
  const { t } = useTranslation('redirectsAdmin');
  const dates = useDates();
  return (
    <DataTable
      caption={t('missing')}
      rows={rows}
      rowKey={({ path }) => path}
      rowHeader={{
        header: t('missingColumns.path'),
        cell: ({ path }) => <span className={styles.address}>{path}</span>,
      }}
      columns={[
        { header: t('missingColumns.count'), isNumeric: true, cell: ({ count }) => count },
        { header: t('missingColumns.last'), isNumeric: true, cell: row => dates.day(row.last_day) },
      ]}
      actions={({ path }) => (
        <Button size="small" aria-label={`${t('redirect')}: ${path}`} onClick={() => onRedirect(path)}>
          {t('redirect')}
        </Button>
      )}
    />
  );
}
