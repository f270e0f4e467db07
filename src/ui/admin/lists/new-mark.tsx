import { createContext, useContext } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Tag } from '#ui/tag.tsx';

/** When the last visit of who is signed in ended; undefined in the first one. */
const LastVisitContext = createContext<string | undefined>(undefined);

export const LastVisitProvider = LastVisitContext.Provider;

/** Marks what has come since the last visit. */
export function NewMark({ at }: { at: string | null }) {
  const { t } = useTranslation('screens');
  const since = useContext(LastVisitContext);
  if (since === undefined || at === null || at <= since) return null;
  return <Tag look="open">{t('newMark')}</Tag>;
}
