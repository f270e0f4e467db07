import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mailAddress } from '#shared/mail-address.ts';
import { Highlight } from '#ui/admin/highlight.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconChevronDown, iconMail } from '#ui/icons.ts';
import { beginningOf } from '../beginning.ts';
import type { Question } from '../contract.ts';
import { opensQuestion } from '../paths.ts';
import styles from './message.module.css';

/** In characters: a line of the list, and the part of a subject that mail programs show. */
const lengths = { line: 90, subject: 60 };

/** The beginning of a message, which opens the whole message with a reply link. */
export function Message({ question, search }: { question: Question; search: string }) {
  const { t } = useTranslation('questionsAdmin');
  const { id, message } = question;
  const textId = useId();
  const isAskedFor = opensQuestion(useLocation().hash, id);
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isAskedFor]);
  return (
    <div ref={ref} className={isOpen ? styles.open : undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={iconChevronDown} />
        {isOpen ? t('fold') : <Highlight text={beginningOf(message, lengths.line)} query={search} />}
      </button>
      <div id={textId}>{isOpen && <FullMessage question={question} search={search} />}</div>
    </div>
  );
}

function FullMessage({ question, search }: { question: Question; search: string }) {
  const { t } = useTranslation('questionsAdmin');
  const { email, message } = question;
  const subject = t('replySubject', { beginning: beginningOf(message, lengths.subject) });
  return (
    <>
      <p className={styles.text}>
        <Highlight text={message} query={search} />
      </p>
      <ButtonAnchor size="small" href={`${mailAddress(email)}?subject=${encodeURIComponent(subject)}`}>
        <Icon path={iconMail} />
        {t('reply')}
      </ButtonAnchor>
    </>
  );
}
