import { useRole } from '#features/accounts/admin/use-role.ts';
import { hasRole } from '#shared/api/access.ts';
import { searchText, searchWords } from '#shared/text/search.ts';
import { editedParameter, newItem } from '#ui/admin/screens/opened-address.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { sections } from '../sections.ts';

/** What one can go to. */
export type Entry = { key: string; to: string; text: string; note?: string; lang?: string; icon?: string };

export type Group = { name: string; entries: readonly Entry[] };

/** The screens that the account may open, what else it finds in them, and what it can add, as far as they have all words of a query. */
export function useOwnGroups(query: string): Group[] {
  const { t } = useTranslation('shell');
  const text = useText();
  const role = useRole();
  const words = searchWords(query);
  const matches = (entry: Entry) => {
    const own = searchText(entry.text);
    return words.every(spellings => spellings.some(spelling => own.includes(spelling)));
  };
  const allowed = sections.filter(({ screens: [first] }) => hasRole(role, first.access ?? 'editor'));
  const actions = allowed.flatMap(({ content, texts, screens: [list] }): Entry[] =>
    content
      ? [
          {
            key: `add-${texts}`,
            to: `${list.path.pattern}?${editedParameter}=${newItem}`,
            text: text(`${texts}:add`),
            icon: iconPlus,
          },
        ]
      : [],
  );
  const screens = allowed.map(
    ({ texts, icon, screens: [first] }): Entry => ({
      key: `screen-${texts}`,
      to: first.path.pattern,
      text: text(`${texts}:title`),
      icon,
    }),
  );
  // Among what is found only: without a query the screens are overview enough.
  const targets = allowed.flatMap(({ texts, icon, targets = [] }): Entry[] =>
    targets
      .filter(({ access }) => hasRole(role, access ?? 'editor'))
      .map(({ title, to }) => ({
        key: `target-${title}`,
        to,
        text: text(title),
        note: text(`${texts}:title`),
        icon,
      })),
  );
  const found = words.length > 0 ? [...screens, ...targets] : screens;
  return [
    { name: t('palette.screens'), entries: found.filter(matches) },
    { name: t('palette.actions'), entries: actions.filter(matches) },
  ];
}
