import { useRef, useState } from 'react';
import { MailsAbout } from '#features/mail/admin/mails-about.tsx';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconMail } from '#ui/icons/icons.ts';
import { beginningOf } from '../beginning.ts';
import type { Question } from '../contract.ts';
import { hasAnswerDraft } from './answer-draft.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './full-message.module.css';
import { useSetStatus } from './use-set-status.ts';

/** Of the part of a subject that mail programs show, in characters. */
const subjectLength = 60;

type FullMessageProps = { question: Question; search: string };

/** A message, what was answered, and what can be done about it. */
export function FullMessage({ question, search }: FullMessageProps) {
  const { t } = useTranslation('questionsAdmin');
  const { id, email, message, status, answered_at } = question;
  const [isAnswering, setIsAnswering] = useState(() => hasAnswerDraft(id));
  const replyButton = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  const setStatus = useSetStatus();
  const subject = t('replySubject', { beginning: beginningOf(message, subjectLength) });
  return (
    <>
      <p className={styles.text}>
        <Highlight text={message} query={search} />
      </p>
      {answered_at && <Answer question={question} at={answered_at} search={search} />}
      {isAnswering ? (
        <AnswerForm
          question={question}
          onSent={() => setIsAnswering(false)}
          onCancel={() => {
            setIsAnswering(false);
            focusLater(() => replyButton.current?.focus());
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button ref={replyButton} size="small" look="primary" onClick={() => setIsAnswering(true)}>
            {answered_at ? t('replyAgain') : t('reply')}
          </Button>
          <ButtonAnchor size="small" href={`${mailAddress(email)}?subject=${encodeURIComponent(subject)}`}>
            <Icon path={iconMail} />
            {t('replyElsewhere')}
          </ButtonAnchor>
          {status === 'new' ? (
            <Button size="small" onClick={() => void setStatus([question], 'closed')}>
              {answered_at ? t('closeAnswered') : t('close')}
            </Button>
          ) : (
            <Button size="small" onClick={() => void setStatus([question], 'new')}>
              {t('reopen')}
            </Button>
          )}
        </div>
      )}
      <MailsAbout type="question" id={id} />
    </>
  );
}

function Answer({ question, at, search }: FullMessageProps & { at: string }) {
  const { t } = useTranslation('questionsAdmin');
  const dates = useDates();
  const { answer, answered_by, lang } = question;
  const time = dates.instant(at);
  return (
    <div className={styles.answer}>
      <p className={styles.answered}>
        {answered_by ? t('answeredBy', { at: time, by: answered_by.email }) : t('answered', { at: time })}
      </p>
      <p className={styles.text} lang={lang}>
        <Highlight text={answer ?? ''} query={search} />
      </p>
    </div>
  );
}
