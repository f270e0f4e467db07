import { useEffect } from 'react';
import { formatDays } from '#features/events/public/event-days.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Modal } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconChevronLeft, iconChevronRight, iconClose } from '#ui/icons.ts';
import { iconPrint, iconTrash } from '#ui/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import type { Application } from '../contract.ts';
import styles from './application-detail.module.css';
import { applicantName, cellText, instantText } from './cell-text.ts';
import { cellValue, columnsOf, formColumnGroupsOf } from './columns.ts';
import { RepeatedMark } from './repeated-mark.tsx';

type ApplicationDetailProps = {
  event: ShownEvent;
  application: Application;
  /** Among the rows that are shown, from 1. */
  position: number;
  count: number;
  /** Beside the table, or over it if there is no room. */
  isBeside: boolean;
  hasKeys: boolean;
  onStep: (step: 1 | -1) => void;
  onRemove: () => void;
  onClose: () => void;
};

const headingId = 'application-name';

export function focusDetail(): void {
  document.getElementById(headingId)?.focus();
}

export function ApplicationDetail(props: ApplicationDetailProps) {
  const { isBeside, onClose } = props;
  useDetailKeys(props);
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

/** J and K step; Esc closes the panel (a dialog handles it itself). */
function useDetailKeys({ isBeside, hasKeys, onStep, onClose }: ApplicationDetailProps) {
  useEffect(() => {
    if (!hasKeys) return;
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'j') onStep(1);
      else if (key === 'k') onStep(-1);
      else if (key === 'escape' && isBeside) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isBeside, hasKeys, onStep, onClose]);
}

function Detail(props: ApplicationDetailProps) {
  const { event, application, position, count, onStep, onRemove, onClose } = props;
  const { t } = useTranslation(['applicationsAdmin', 'ui']);
  const { timeZone } = useSite();
  return (
    <>
      <p className={styles.event}>
        <b lang={event.lang}>{event.title}</b>, {formatDays(event, 'bs')}
      </p>
      <header className={styles.head}>
        {/* Announced after each step. */}
        <div className={styles.name} aria-live="polite" aria-atomic="true">
          <h2 id={headingId} tabIndex={-1} data-autofocus>
            {applicantName(application)}
          </h2>
          <p>
            <span>{t('detail.position', { position, count })}</span>
            <span>{application.membership_type}</span>
            <span>{instantText(application.created_at, timeZone)}</span>
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
      <Fields event={event} application={application} />
      <footer className={styles.foot}>
        <Button size="small" onClick={() => window.print()}>
          <Icon path={iconPrint} />
          {t('detail.print')}
        </Button>
        <Button size="small" onClick={onRemove}>
          <Icon path={iconTrash} />
          {t('detail.remove')}
        </Button>
      </footer>
    </>
  );
}

function Fields({ event, application }: Pick<ApplicationDetailProps, 'event' | 'application'>) {
  const { t } = useTranslation('applicationsAdmin');
  const { timeZone } = useSite();
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
            <dd data-empty={cellValue(application, column.name) === '' || undefined}>
              {column.name === 'email' ? (
                <Email application={application} />
              ) : (
                cellText(application, column, timeZone)
              )}
            </dd>
          </div>
        ))}
        {id === 'membership' && (
          <div>
            <dt>{t('detail.consent')}</dt>
            <dd data-empty={application.consent_at === null || undefined}>
              {instantText(application.consent_at, timeZone)}
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
