import type { Extensions } from '@tiptap/core';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Selection } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Figure } from './figure-node.ts';
import styles from './rich-text.module.css';
import { tableNodes } from './table-nodes.ts';
import { linkAddress } from './web-address.ts';

/** The features of the editor (docs/product.md#rich-text). The server keeps the same tags. */
export function createExtensions({ taskName }: { taskName: (text: string) => string }): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3, 4, 5, 6] },
      undoRedo: { depth: 100, newGroupDelay: 500 },
      // It would be selected, and made a list, together with the list before it.
      trailingNode: false,
      dropcursor: { color: false, width: 2, class: styles['drop-cursor'] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: '_blank', rel: 'noopener nofollow' },
        isAllowedUri: isWebAddress,
        // Called instead of the former when an address is pasted over selected text.
        shouldAutoLink: isWebAddress,
      },
    }),
    TaskList,
    ...tableNodes,
    Figure,
    StoredTaskItem.configure({
      nested: true,
      a11y: { checkboxLabel: node => taskName(node.firstChild?.textContent.trim() ?? '') },
    }),
    // Shows the selection while the focus is in the toolbar or the link panel.
    Selection.configure({ className: styles.selection ?? '' }),
  ];
}

/** Serialized as the server stores it, without the editor's check box. */
const StoredTaskItem = TaskItem.extend({
  renderHTML({ HTMLAttributes }) {
    return ['li', { 'data-type': 'taskItem', ...HTMLAttributes }, 0];
  },
});

function isWebAddress(url: string): boolean {
  return linkAddress(url) !== undefined;
}
