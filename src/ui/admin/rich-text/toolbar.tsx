import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { BlockSelect, blockOf } from './block-select.tsx';
import type { Tool } from './tool.ts';
import styles from './toolbar.module.css';
import { linkTool, pictureTool, toolGroups } from './tools.ts';

type ToolbarProps = {
  editor: Editor;
  /** The label of the field. */
  field: string;
  /** The id of the text. */
  controls: string;
  isLinkOpen: boolean;
  onLink: () => void;
  onPicture: () => void;
};

const tools = toolGroups.flat();

/** One tab stop. Arrow keys, Home and End move the focus within, Escape moves it back to the text. */
export function Toolbar(props: ToolbarProps) {
  const { editor, field, controls, isLinkOpen, onLink, onPicture } = props;
  const { t } = useTranslation('admin');
  const [stop, setStop] = useState('block');
  const { block, active, impossible, hidden } = useEditorState({
    editor,
    selector: () => ({
      block: blockOf(editor),
      active: tools.filter(tool => editor.isActive(tool.id)).map(tool => tool.id),
      hidden: tools.filter(tool => tool.isShown?.(editor) === false).map(tool => tool.id),
      impossible: tools.filter(tool => tool.isPossible?.(editor) === false).map(tool => tool.id),
    }),
  });
  const shownGroups = toolGroups
    .map(group => group.filter(({ id }) => !hidden.includes(id)))
    .filter(group => group.length > 0);
  // What had the tab stop may have gone with the table.
  const tabStop = hidden.includes(stop) ? 'block' : stop;
  const apply = (tool: Tool, event: MouseEvent) => {
    if (impossible.includes(tool.id)) return;
    if (tool.id === linkTool.id) return onLink();
    if (tool.id === pictureTool.id) return onPicture();
    // From the keyboard the focus stays here, from the pointer it moves back to the text.
    const chain = event.detail > 0 ? editor.chain().focus() : editor.chain();
    tool.run(chain).run();
  };
  const titleOf = (tool: Tool) => {
    const [name, shortcut] = [tool.name(t), tool.shortcut?.replace('Ctrl', commandKey.written)];
    return shortcut ? t('richText.withShortcut', { name, shortcut }) : name;
  };
  return (
    <div
      role="toolbar"
      className={styles.toolbar}
      aria-label={t('richText.toolbar', { field })}
      aria-controls={controls}
      aria-keyshortcuts="Alt+F10"
      onKeyDown={event => {
        if (event.key !== 'Escape') return moveFocus(event);
        event.preventDefault();
        editor.view.focus();
      }}
    >
      <BlockSelect
        editor={editor}
        block={block}
        tabIndex={tabStop === 'block' ? 0 : -1}
        onFocus={() => setStop('block')}
      />
      {shownGroups.map(group => (
        <Fragment key={group[0]?.id}>
          <span className={styles.separator} />
          {group.map(tool => (
            <IconButton
              key={tool.id}
              className={styles.tool}
              label={tool.name(t)}
              title={titleOf(tool)}
              aria-keyshortcuts={tool.shortcut?.replace('Ctrl', commandKey.forReaders)}
              aria-pressed={tool.isToggle ? active.includes(tool.id) : undefined}
              aria-disabled={impossible.includes(tool.id) || undefined}
              aria-expanded={tool.id === linkTool.id ? isLinkOpen : undefined}
              tabIndex={tabStop === tool.id ? 0 : -1}
              onFocus={() => setStop(tool.id)}
              // Keeps the focus and the selection in the text.
              onMouseDown={event => event.preventDefault()}
              onClick={event => apply(tool, event)}
            >
              <Face tool={tool} />
            </IconButton>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Face({ tool }: { tool: Tool }) {
  if (tool.icon) return <Icon path={tool.icon} />;
  const Letter = tool.letter ?? 'b';
  return <Letter aria-hidden>{Letter.toUpperCase()}</Letter>;
}

const commandKey = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform)
  ? { written: '⌘', forReaders: 'Meta' }
  : { written: 'Ctrl', forReaders: 'Control' };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')];
  const now = stops.indexOf(event.target as HTMLElement);
  const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
