import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  ContentDeleteDialog,
  type DeleteDialogProps,
} from '#features/content/admin/content-delete-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries } from '../../client.ts';
import styles from './event-delete-dialog.module.css';

/**
 * Deleting an event deletes its applications too. The dialog waits until their number is known, and the user
 * has to type it.
 */
export function EventDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation(['eventsAdmin', 'ui']);
  const { data, isError, refetch } = useQuery({
    ...applicationQueries.count(useSite(), props.item.id),
    staleTime: 0,
  });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const count = data?.count;
  const check = () => {
    const isConfirmed = count === 0 || (count !== undefined && typed.trim() === String(count));
    setIsRefused(!isConfirmed);
    if (!isConfirmed) input.current?.focus();
    return isConfirmed;
  };
  return (
    <ContentDeleteDialog
      {...props}
      alongside={count ? t('applications.alongside', { count }) : undefined}
      check={check}
    >
      {count !== undefined && count > 0 && (
        <TextField
          ref={input}
          className={styles.confirmation}
          label={t('removal.number', { count })}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isRefused ? t('removal.wrongNumber', { count }) : undefined}
          onChange={event => {
            setTyped(event.target.value);
            setIsRefused(false);
          }}
        />
      )}
      {count === undefined && (isError || isRefused) && (
        <div className={styles.unknown} role="alert">
          <p>{isError ? t('removal.unknown') : t('removal.counting')}</p>
          {isError && (
            <Button size="small" onClick={() => void refetch()}>
              {t('ui:retry')}
            </Button>
          )}
        </div>
      )}
    </ContentDeleteDialog>
  );
}
