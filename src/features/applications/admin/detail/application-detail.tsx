import { useState } from 'react';
import { itemAuditPath } from '#features/audit/paths.ts';
import { formatDays } from '#features/events/event-days.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { MemberEditor } from '#features/members/admin/member-editor.tsx';
import { privacyVersionPath } from '#features/site/paths.ts';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button, ButtonLink, IconButton } from '#ui/button.tsx';
import { Modal } from '#ui/dialog.tsx';
import { useLanguage, useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronLeft, iconChevronRight, iconClose } from '#ui/icons/icons.ts';
import { iconPencil, iconPrint, iconTrash } from '#ui/icons/icons-admin.ts';
import type { Application } from '../../schemas.ts';
import type { ApplicationStatus } from '../../status.ts';
import { applicantName, cellText, instantText } from '../list/cell-text.ts';
import { cellValue, columnsOf, formColumnGroupsOf } from '../list/columns.ts';
import { RepeatedMark } from '../list/repeated-mark.tsx';
import { ApplicationSlot } from '../slots.tsx';
import { useValueNames } from '../use-value-names.ts';
import styles from './application-detail.module.css';
import { ApplicationEditor, typedOf } from './application-editor.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationOutcome } from './application-outcome.tsx';
import { useDetailKeys } from './detail-keys.ts';
import { NewLinkDialog } from './new-link-dialog.tsx';

type ApplicationDetailProps = {
  event: ShownEvent;
  application: Application;
  /** Among the rows that are shown, from 1. */
  position: number;
  count: number;
  /** Beside the table, or over it if there is no room. */
  isBeside: boolean;
  list: QueryOptions<Application[]>;
  onStep: (step: 1 | -1) => void;
  onDecide: (status: ApplicationStatus) => void;
  onRemove: () => void;
  onClose: () => void;
};

const headingId = 'application-name';

export function focusDetail(): void {
  document.getElementById(headingId)?.focus();
}

export function ApplicationDetail(props: ApplicationDetailProps) {
  const { isBeside, onClose } = props;
  const { onStep, onDecide } = props;
  useDetailKeys({ headingId, isBeside, onStep, onDecide, onClose });
  if (isBeside) {
    return (
      <aside className={styles.panel} aria-labelledby={headingId} data-printed>
        <Detail {...props} />
      </aside>
    );
  }
  return (
    <Modal className={styles.dialog} aria-labelledby={headingId} onDismiss={onClose} data-printed>
      <Detail {...props} />
    </Modal>
  );
}

function Detail(props: ApplicationDetailProps) {
  const { event, application, list, position, count, onStep, onDecide, onRemove, onClose } = props;
  const { t } = useTranslation(['applicationsAdmin', 'ui']);
  const dates = useDates();
  const names = useValueNames();
  return (
    <>
      <p className={styles.event}>
        <b lang={event.lang}>{event.title}</b>, {formatDays(event, useLanguage())}
      </p>
      <header className={styles.head}>
        {/* Announced after each step. */}
        <div className={styles.name} aria-live="polite" aria-atomic="true">
          <h2 id={headingId} tabIndex={-1} data-autofocus>
            {applicantName(application)}
          </h2>
          <p>
            <span>{t('detail.position', { position, count })}</span>
            <span>{names.membership(application.membership_type)}</span>
            <span>{instantText(application.created_at, dates)}</span>
          </p>
        </div>
        <div className={styles.tools}>
          <IconButton label={t('detail.previous')} disabled={position === 1} onClick={() => onStep(-1)}>
            <Icon path={iconChevronLeft} />
          </IconButton>
          <IconButton label={t('detail.next')} disabled={position === count} onClick={() => onStep(1)}>
            <Icon path={iconChevronRight} />
          </IconButton>
          <IconButton label={t('ui:close')} onClick={onClose}>
            <Icon path={iconClose} />
          </IconButton>
        </div>
      </header>
      <ApplicationOutcome application={application} list={list} onDecide={onDecide} />
      <Fields event={event} application={application} />
      <footer className={styles.foot}>
        <Tools application={application} list={list} />
        <Button size="small" onClick={() => window.print()}>
          <Icon path={iconPrint} />
          {t('detail.print')}
        </Button>
        <ApplicationSlot application={application} />
        <Button size="small" onClick={onRemove}>
          <Icon path={iconTrash} />
          {t('detail.remove')}
        </Button>
      </footer>
    </>
  );
}

/** What opens over the detail. */
function Tools({ application, list }: Pick<ApplicationDetailProps, 'application' | 'list'>) {
  const { t } = useTranslation(['applicationsAdmin', 'auditAdmin', 'membersAdmin']);
  const [opened, setOpened] = useState<'editor' | 'history' | 'newLink' | 'member'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button size="small" onClick={() => setOpened('editor')}>
        <Icon path={iconPencil} />
        {t('detail.correct')}
      </Button>
      <Button size="small" onClick={() => setOpened('history')}>
        {t('detail.history')}
      </Button>
      <Button size="small" onClick={() => setOpened('newLink')}>
        {t('detail.newLink')}
      </Button>
      <Button size="small" onClick={() => setOpened('member')}>
        {t('membersAdmin:fromApplication')}
      </Button>
      <ButtonLink size="small" to={itemAuditPath({ type: 'application', id: application.id })}>
        {t('auditAdmin:title')}
      </ButtonLink>
      {opened === 'editor' && <ApplicationEditor application={application} list={list} onClose={close} />}
      {opened === 'history' && <ApplicationHistory application={application} onClose={close} />}
      {opened === 'member' && (
        <MemberEditor beginning={{ ...typedOf(application), lang: application.lang }} onClose={close} />
      )}
      {opened === 'newLink' && <NewLinkDialog application={application} onClose={close} />}
    </>
  );
}

function Fields({ event, application }: Pick<ApplicationDetailProps, 'event' | 'application'>) {
  const { t } = useTranslation('applicationsAdmin');
  const dates = useDates();
  const names = useValueNames();
  const [candidate, contact, ...others] = formColumnGroupsOf(event);
  const basic = columnsOf([candidate, contact].filter(group => group !== undefined));
  const groups = [{ id: 'basic', columns: basic } as const, ...others];
  return groups.map(({ id, columns }) => (
    <section className={styles.group} key={id}>
      <h3>{t(`groups.${id}`)}</h3>
      <dl>
        {columns.map(column => (
          <div key={column.name}>
            <dt>{t(`fields.${column.name}`)}</dt>
            <dd data-empty={cellValue(application, column.name, names) === '' || undefined}>
              {column.name === 'email' ? (
                <Email application={application} />
              ) : (
                cellText(application, column, { names, dates })
              )}
            </dd>
          </div>
        ))}
        {id === 'membership' && (
          <div>
            <dt>{t('detail.consent')}</dt>
            <dd data-empty={application.consent_at === null || undefined}>
              {instantText(application.consent_at, dates)}
              {application.notice_version !== null && (
                <>
                  {' · '}
                  <NewTabLink href={privacyVersionPath.href({ id: application.notice_version })}>
                    {t('detail.notice', { version: application.notice_version })}
                  </NewTabLink>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  ));
}

function Email({ application: { email, is_repeated } }: { application: Application }) {
  return (
    <>
      <a href={mailAddress(email)}>{email}</a> {is_repeated && <RepeatedMark />}
    </>
  );
}
