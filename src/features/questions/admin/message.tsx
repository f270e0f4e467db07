import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconChevronDown } from '#ui/icons/icons.ts';
import { beginningOf } from '../beginning.ts';
import type { Question } from '../contract.ts';
import { opensQuestion } from '../paths.ts';
import { FullMessage } from './full-message.tsx';
import styles from './message.module.css';

/** Of a line of the list, in characters. */
const lineLength = 90;

/** The beginning of a message, which opens the whole message with what can be done about it. */
export function Message({ question, search }: { question: Question; search: string }) {
  const { t } = useTranslation('questionsAdmin');
  const { id, message } = question;
  const textId = useId();
  const { hash, key } = useLocation();
  const isAskedFor = opensQuestion(hash, id);
  const [isOpen, setIsOpen] = useState(isAskedFor);
  const [asking, setAsking] = useState(key);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    setIsOpen(true);
    // Asked for once more, it has the form of its draft again.
    setAsking(key);
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isAskedFor, key]);
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
        {isOpen ? t('fold') : <Highlight text={beginningOf(message, lineLength)} query={search} />}
      </button>
      <div id={textId}>{isOpen && <FullMessage key={asking} question={question} search={search} />}</div>
    </div>
  );
}
