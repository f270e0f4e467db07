import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRole } from '#features/accounts/admin/use-role.ts';
import type { BeforeUpdate } from '#features/content/admin/editor/use-item-saving.ts';
import { SaveCancelled } from '#ui/admin/saving/use-saving.ts';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries } from '../../client.ts';
import { applicationAdminQueries } from '../queries.ts';

/** The facts that applicants have to know, by their names in forms. */
const toldFields = ['startedAt', 'finishedAt', 'time', 'location'] as const;

export type NotifyQuestion = {
  /** How many would be told; undefined for editors, who are not told of people. */
  count: number | undefined;
  changed: readonly (typeof toldFields)[number][];
  /** Undefined where that was not changed. */
  isCancelled: boolean | undefined;
  /** Whether they are told; undefined: nothing is saved. */
  onAnswer: (isNotified: boolean | undefined) => void;
};

/** A question before an event is saved with changes that applicants have to know, where there are any. */
export function useNotifyQuestion(): { beforeUpdate: BeforeUpdate; question: NotifyQuestion | undefined } {
  const site = useSite();
  const queryClient = useQueryClient();
  const isEditor = useRole() === 'editor';
  const [question, setQuestion] = useState<NotifyQuestion>();
  const beforeUpdate: BeforeUpdate = async (id, changes) => {
    const changed = toldFields.filter(name => name in changes);
    const isCancelled = typeof changes.cancelled === 'boolean' ? changes.cancelled : undefined;
    if (changed.length === 0 && isCancelled === undefined) return {};
    const query = isEditor
      ? applicationQueries.count(site, id)
      : applicationAdminQueries.recipients(site, id);
    const { count } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (count === 0) return {};
    const isNotified = await new Promise<boolean | undefined>(onAnswer => {
      setQuestion({ count: isEditor ? undefined : count, changed, isCancelled, onAnswer });
    }).finally(() => setQuestion(undefined));
    if (isNotified === undefined) throw new SaveCancelled();
    return isNotified ? { notifyApplicants: true } : {};
  };
  return { beforeUpdate, question };
}
