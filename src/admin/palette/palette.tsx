import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Highlight } from '#ui/admin/lists/highlight.tsx';
import { Modal } from '#ui/dialog.tsx';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconSearch } from '#ui/icons/icons.ts';
import { type Entry, type Group, useOwnGroups } from './entries.ts';
import styles from './palette.module.css';
import { useFoundGroups } from './use-found.ts';

const most = 20;

/**
 * Leads to screens, items and people by a few letters: the pattern 'combobox' of the ARIA Authoring Practices, with the
 * first entry chosen.
 */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const own = useOwnGroups(query);
  const { groups: found, isSearching } = useFoundGroups(query);
  const groups = limited([...own, ...found]);
  const entries = groups.flatMap(group => group.entries);
  const chosen = entries[Math.min(place, entries.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-entry="${CSS.escape(chosen?.key ?? '')}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);
  const go = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step)
      setPlace(Math.max(0, (Math.min(place, entries.length - 1) + step + entries.length) % entries.length));
    else if (event.key === 'Enter') go(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Modal
      className={styles.palette}
      aria-label={t('palette.title')}
      onDismiss={onClose}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <Icon path={iconSearch} />
        <input
          className={inputClass}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-label={t('palette.title')}
          placeholder={t('palette.hint')}
          value={query}
          maxLength={200}
          data-autofocus
          onKeyDown={press}
          onChange={event => {
            setQuery(event.target.value);
            setPlace(0);
          }}
        />
      </div>
      <div
        ref={list}
        className={styles.list}
        role="listbox"
        id={`${id}-list`}
        aria-label={t('palette.title')}
      >
        {groups.map(({ name, entries: ofGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset has none.
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true">{name}</p>
            {ofGroup.map(entry => (
              // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input hears the keys.
              <div
                key={entry.key}
                id={`${id}-${entry.key}`}
                data-entry={entry.key}
                role="option"
                aria-selected={entry === chosen}
                className={styles.entry}
                onPointerDown={event => event.preventDefault()}
                onClick={() => go(entry)}
              >
                {entry.icon && <Icon path={entry.icon} />}
                <span lang={entry.lang}>
                  <Highlight text={entry.text} query={query} />
                </span>
                {entry.note && <small>{entry.note}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={entries.length > 0 ? 'visually-hidden' : styles.none} role="status">
        {entries.length > 0
          ? t('palette.count', { count: entries.length })
          : !isSearching && t('palette.none')}
      </p>
    </Modal>
  );
}

/** The first entries, in groups that have some. */
function limited(groups: readonly Group[]): Group[] {
  let left = most;
  return groups.flatMap(({ name, entries }) => {
    const shown = entries.slice(0, left);
    left -= shown.length;
    return shown.length > 0 ? [{ name, entries: shown }] : [];
  });
}
