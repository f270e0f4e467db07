import { useRole } from '#features/accounts/admin/use-role.ts';
import { eventKinds } from '#features/events/kinds.ts';
import { useContentSections } from '#ui/admin/screens/section.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import type { TrashedItem } from '../contract.ts';

type TrashedType = {
  type: string;
  /** One of them: 'Vijest'. */
  name: string;
  /** Says that one of them will be removed for good. */
  purge: (title: string) => string;
};

/** What can be in the trash beside content. */
const others = ['image', 'file', 'application', 'question', 'member'] as const;

/** Those that editors are shown: nothing that is kept about people. */
const othersOfEditors = ['image', 'file'] as const;

/** What can be in the trash, in the order of the filter. */
export function useTrashedTypes(): TrashedType[] {
  const { t } = useTranslation('trashAdmin');
  const text = useText();
  const ofContent = useContentSections().map(({ content, texts }) => ({
    type: content.type,
    name: text(`${texts}:one`),
    purge: (title: string) => text(`${texts}:purge`, { title }),
  }));
  const role = useRole();
  const shown = role === 'administrator' ? others : othersOfEditors;
  const ofOthers = shown.map(type => ({
    type,
    name: t(`types.${type}`),
    purge: (title: string) => t(`removal.${type}`, { title }),
  }));
  return [...ofContent, ...ofOthers];
}

/** Whether who is signed in may remove an item for good: with applications, which editors do not handle, an event stays. */
export function useMayPurge(): (item: Pick<TrashedItem, 'type' | 'holds'>) => boolean {
  const isAdministrator = useRole() === 'administrator';
  return ({ type, holds }) => isAdministrator || holds === 0 || !eventKinds.some(kind => kind === type);
}

/** Whether something belongs to another thing, which has to be restored first if it is in the trash too. */
export function isPart(type: string): type is 'image' | 'file' | 'application' {
  return type === 'image' || type === 'file' || type === 'application';
}
