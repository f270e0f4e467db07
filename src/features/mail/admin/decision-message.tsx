import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { limits } from '#shared/validation.ts';
import { SwitchField, TextAreaField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { mailQueries } from '../client.ts';
import styles from './decision-message.module.css';

type DecisionMessageProps = {
  isWanted: boolean;
  onWant: (isWanted: boolean) => void;
  text: string;
  onText: (text: string) => void;
  /** How many get it. */
  count: number;
  /** What can be done with it. */
  action?: ReactNode;
};

/** Whether those on whom is decided are told by e-mail, and what is added to that message. */
export function DecisionMessage({ isWanted, onWant, text, onText, count, action }: DecisionMessageProps) {
  const { t } = useTranslation('mailAdmin');
  const { data: mailState } = useQuery(mailQueries.state(useSite()));
  return (
    <>
      <SwitchField
        label={t('decision.notify')}
        checked={isWanted}
        onChange={event => onWant(event.target.checked)}
      />
      {isWanted && (
        <>
          <TextAreaField
            label={t('decision.text')}
            hint={t('decision.textHint')}
            rows={3}
            maxLength={limits.text}
            value={text}
            onChange={event => onText(event.target.value)}
          />
          <div className={styles.telling}>
            <p>
              {t('decision.recipients', { count })} {mailState && !mailState.is_configured && t('kept')}
            </p>
            {action}
          </div>
        </>
      )}
    </>
  );
}
