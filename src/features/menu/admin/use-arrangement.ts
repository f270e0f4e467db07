import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type Branch, placesOf } from '../arrangement.ts';
import { type Arrangement, showArrangement, updateMenu } from '../contract.ts';

export type Place = Arrangement['others'][number];
export type Tree = readonly Branch<Place>[];

const query = ({ api, language }: ApiContext): QueryOptions<Arrangement> => ({
  queryKey: ['menuArrangement', language],
  queryFn: ({ signal }) => api(showArrangement, { query: { lang: language } }, { signal }),
});

/** The menu as it is shown while it is arranged; each change is stored at once, one after the other. */
export function useArrangement() {
  const { t } = useTranslation('menuAdmin');
  const site = useSite();
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const { showError } = useToasts();
  const stored = useQuery(query(site));
  const [changed, setChanged] = useState<Tree>();
  const [told, setTold] = useState('');
  const focusLater = useFocusLater();
  const { mutate } = useMutation({
    scope: { id: 'menu' },
    mutationFn: (entries: Tree) => {
      const body = {
        entries: entries.map(({ key, children }) => ({ key, children: children.map(keyOnly) })),
      };
      return withSession(() => site.api(updateMenu, { query: { lang: site.language }, body }));
    },
    onSuccess: arrangement => queryClient.setQueryData(query(site).queryKey, arrangement),
    onError: error => showError(errorText(error, t('saveError'))),
    onSettled: () => {
      if (queryClient.isMutating() <= 1) setChanged(undefined);
    },
  });
  const tree: Tree = changed ?? stored.data?.entries ?? [];
  const all = stored.data
    ? [...placesOf(stored.data.entries).map(({ entry }) => entry), ...stored.data.others]
    : [];
  const standing = new Set(placesOf(tree).map(({ entry }) => entry.key));
  const arrange = (next: Tree | undefined, key: string) => {
    if (!next || next.length === 0 || next === tree) return;
    const placed = placesOf(next).find(({ entry }) => entry.key === key);
    const title = all.find(entry => entry.key === key)?.label ?? '';
    setTold(
      placed ? t('moved', { title, place: placed.place + 1, total: placed.total }) : t('removed', { title }),
    );
    setChanged(next);
    mutate(next);
    // What goes into the menu or out of it goes to the other list, perhaps beyond the window.
    if (standing.has(key) !== Boolean(placed)) focusLater(() => buttonOf(key)?.focus());
  };
  return {
    stored,
    tree,
    others: all.filter(({ key }) => !standing.has(key)),
    told,
    arrange,
    preview: setChanged,
  };
}

const buttonOf = (key: string) =>
  document.querySelector<HTMLElement>(`[data-menu-key="${CSS.escape(key)}"] button`);
const keyOnly = ({ key }: Place) => ({ key });
