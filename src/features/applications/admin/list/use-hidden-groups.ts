import { useState } from 'react';
import { type ColumnGroup, optionalGroupIds } from './columns.ts';

type GroupId = ColumnGroup['id'];

const storageKey = 'applications.hiddenGroups';

/** The groups of columns that the administrator has hidden, stored in the browser. */
export function useHiddenGroups(): [hidden: readonly GroupId[], toggle: (id: GroupId) => void] {
  const [hidden, setHidden] = useState(readHidden);
  const toggle = (id: GroupId) => {
    const next = hidden.includes(id) ? hidden.filter(other => other !== id) : [...hidden, id];
    localStorage.setItem(storageKey, next.join(' '));
    setHidden(next);
  };
  return [hidden, toggle];
}

function readHidden(): GroupId[] {
  const stored = (localStorage.getItem(storageKey) ?? '').split(' ');
  return optionalGroupIds.filter(id => stored.includes(id));
}
