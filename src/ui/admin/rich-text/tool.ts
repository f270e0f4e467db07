import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Translate } from '#ui/i18n.tsx';

export type Tool = {
  /** The name of the mark or node. */
  id: string;
  name: (t: Translate<'admin'>) => string;
  shortcut?: string;
  /** The path of an icon; otherwise the label is a letter. */
  icon?: string;
  letter?: 'b' | 'i' | 'u' | 's';
  isToggle: boolean;
  /** Whether it is in the toolbar; the default is always. */
  isShown?: (editor: Editor) => boolean;
  /** The default is always. */
  isPossible?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
};
