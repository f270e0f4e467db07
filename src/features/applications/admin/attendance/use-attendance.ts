import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDrafts } from '#ui/forms/drafts.ts';
import { useSite } from '#ui/site-context.tsx';
import { applicationCalls } from '../../contract.ts';
import type { Application } from '../../schemas.ts';
import { AttendanceMarks, type Marks } from './attendance-marks.ts';

const drafts = createDrafts<Marks>({ prefix: 'prisustvo:', parse: parseMarks });

function parseMarks(stored: unknown): Marks | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const isMarks = Object.entries(stored).every(
    ([id, mark]) => /^[1-9]\d*$/.test(id) && (mark === true || mark === null),
  );
  return isMarks ? (stored as Marks) : undefined;
}

/** Who came to an event, with the marks that are still to be sent. `queryKey` is that of its applications. */
export function useAttendance(eventId: number, queryKey: readonly unknown[]) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  const [marks] = useState(
    () =>
      new AttendanceMarks({
        drafts,
        name: String(eventId),
        send: (ids, attended) => api(applicationCalls.attend, { body: { ids, attended } }),
        onSent: (ids, attended) =>
          queryClient.setQueryData<Application[]>(queryKey, list =>
            list?.map(row => (ids.includes(row.id) ? { ...row, attended } : row)),
          ),
      }),
  );
  const pending = useSyncExternalStore(marks.subscribe, marks.pending);
  useEffect(() => {
    const flush = () => void marks.flush();
    flush();
    window.addEventListener('online', flush);
    return () => {
      window.removeEventListener('online', flush);
      marks.stop();
    };
  }, [marks]);
  const isPresent = ({ id, attended }: Application) =>
    id in pending ? pending[id] === true : attended === true;
  return {
    isPresent,
    toggle: (application: Application) => marks.mark(application.id, isPresent(application) ? null : true),
    unsent: Object.keys(pending).length,
  };
}
