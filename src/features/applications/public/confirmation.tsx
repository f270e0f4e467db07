import { useEffect, useRef } from 'react';
import { formatDays } from '#features/events/event-days.ts';
import { eventCalendarPath } from '#features/events/paths.ts';
import type { ShownEvent } from '#features/events/public/shown-event.ts';
import { SentData } from '#features/members/public/person-form/sent-data.tsx';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { addressIn } from '#shared/page-versions.ts';
import { tidy } from '#shared/text/typography.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconSuccess } from '#ui/icons/icons.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { ApplicationBody } from '../client.ts';
import { confirmationTexts } from '../texts/confirmation.ts';
import styles from './confirmation.module.css';

type ConfirmationProps = {
  event: ShownEvent;
  application: ApplicationBody;
  /** The path of the applicant's own page. */
  url: string;
  className?: string | undefined;
  onAgain: () => void;
};

/** Replaces the sent form and takes the focus, because the focused button is gone. */
export function Confirmation({ event, application, url, className, onAgain }: ConfirmationProps) {
  const texts = confirmationTexts[useSite().language];
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={[styles.confirmation, className].filter(Boolean).join(' ')}>
      <Icon path={iconSuccess} className={styles.icon} />
      <div>
        <h3 ref={ref} tabIndex={-1}>
          {texts.title}
        </h3>
        <EventSentence event={event} />
        <h4>{texts.next}</h4>
        <NextSteps event={event} email={application.email} url={url} />
        <h4>{texts.data}</h4>
        <SentData application={application} />
        <p className={styles.again}>{tidy(texts.text)}</p>
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
    </div>
  );
}

/** `Naslov, 26.2.2027, 09:00, Tuzla`. */
function EventSentence({ event }: { event: ShownEvent }) {
  const { language } = useSite();
  const { title, time, location, lang } = event;
  return (
    <p>
      <strong lang={lang}>{tidy(title, lang)}</strong>
      <br />
      {[formatDays(event, language), time].filter(Boolean).join(', ')},{' '}
      <span lang={lang}>{tidy(location, lang)}</span>
    </p>
  );
}

function NextSteps({ event, email, url }: { event: ShownEvent; email: string; url: string }) {
  const { association, publicUrl, sendsMail, language } = useSite();
  const { email: contactEmail } = association.contact;
  const texts = confirmationTexts[language];
  return (
    <ul className={styles.steps}>
      <li>{tidy(texts.contact.replace('{{email}}', email))}</li>
      <li>
        {tidy(texts.link)} <Link to={url}>{publicUrl + addressIn({ lang: language, path: url })}</Link>{' '}
        {sendsMail ? tidy(texts.mailed.replace('{{email}}', email)) : tidy(texts.keep)}{' '}
        <button type="button" className={styles.link} onClick={() => window.print()}>
          {texts.print}
        </button>
      </li>
      <li className={styles.screen}>
        <a href={eventCalendarPath.href(event)}>{texts.calendar}</a>
      </li>
      {contactEmail && (
        <li>
          {tidy(texts.other)}{' '}
          <a className={styles.address} href={mailAddress(contactEmail)}>
            {contactEmail}
          </a>
          .
        </li>
      )}
    </ul>
  );
}
