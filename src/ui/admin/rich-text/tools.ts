import type { CommandProps } from '@tiptap/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import {
  iconBulletList,
  iconCode,
  iconCodeBlock,
  iconImage,
  iconLink,
  iconOrderedList,
  iconQuote,
  iconRedo,
  iconRule,
  iconTaskList,
  iconUndo,
} from '#ui/icons/icons-admin.ts';

import { insertTableTool, tableTools } from './table-tools.ts';
import type { Tool } from './tool.ts';

const marks: Tool[] = [
  {
    id: 'bold',
    name: t => t('richText.bold'),
    shortcut: 'Ctrl+B',
    letter: 'b',
    isToggle: true,
    isPossible: editor => editor.can().toggleBold(),
    run: chain => chain.toggleBold(),
  },
  {
    id: 'italic',
    name: t => t('richText.italic'),
    shortcut: 'Ctrl+I',
    letter: 'i',
    isToggle: true,
    isPossible: editor => editor.can().toggleItalic(),
    run: chain => chain.toggleItalic(),
  },
  {
    id: 'underline',
    name: t => t('richText.underline'),
    shortcut: 'Ctrl+U',
    letter: 'u',
    isToggle: true,
    isPossible: editor => editor.can().toggleUnderline(),
    run: chain => chain.toggleUnderline(),
  },
  {
    id: 'strike',
    name: t => t('richText.strike'),
    shortcut: 'Ctrl+Shift+S',
    letter: 's',
    isToggle: true,
    isPossible: editor => editor.can().toggleStrike(),
    run: chain => chain.toggleStrike(),
  },
  {
    id: 'code',
    name: t => t('richText.code'),
    shortcut: 'Ctrl+E',
    icon: iconCode,
    isToggle: true,
    isPossible: editor => editor.can().toggleCode(),
    run: chain => chain.toggleCode(),
  },
];

const blocks: Tool[] = [
  {
    id: 'bulletList',
    name: t => t('richText.bulletList'),
    shortcut: 'Ctrl+Shift+8',
    icon: iconBulletList,
    isToggle: true,
    run: chain => chain.toggleBulletList(),
  },
  {
    id: 'orderedList',
    name: t => t('richText.orderedList'),
    shortcut: 'Ctrl+Shift+7',
    icon: iconOrderedList,
    isToggle: true,
    run: chain => chain.toggleOrderedList(),
  },
  {
    id: 'taskList',
    name: t => t('richText.taskList'),
    shortcut: 'Ctrl+Shift+9',
    icon: iconTaskList,
    isToggle: true,
    run: chain => chain.toggleTaskList(),
  },
  {
    id: 'blockquote',
    name: t => t('richText.quote'),
    shortcut: 'Ctrl+Shift+B',
    icon: iconQuote,
    isToggle: true,
    // Select-all selects the quote from outside, so it could not be lifted.
    run: chain => chain.command(selectTexts).toggleBlockquote(),
  },
  {
    id: 'codeBlock',
    name: t => t('richText.codeBlock'),
    shortcut: 'Ctrl+Alt+C',
    icon: iconCodeBlock,
    isToggle: true,
    run: chain => chain.toggleCodeBlock(),
  },
  {
    id: 'horizontalRule',
    name: t => t('richText.rule'),
    icon: iconRule,
    isToggle: false,
    run: chain => chain.setHorizontalRule(),
  },
];

export const linkTool = {
  id: 'link',
  name: t => t('richText.link'),
  shortcut: 'Ctrl+K',
  icon: iconLink,
  isToggle: true,
  isPossible: editor => editor.isActive('link') || editor.can().setLink({ href: 'https://example.org' }),
  run: chain => chain,
} satisfies Tool;

export const pictureTool = {
  id: 'figure',
  name: t => t('richText.picture'),
  icon: iconImage,
  isToggle: false,
  run: chain => chain,
} satisfies Tool;

const history: Tool[] = [
  {
    id: 'undo',
    name: t => t('richText.undo'),
    shortcut: 'Ctrl+Z',
    icon: iconUndo,
    isToggle: false,
    isPossible: editor => editor.can().undo(),
    run: chain => chain.undo(),
  },
  {
    id: 'redo',
    name: t => t('richText.redo'),
    shortcut: 'Ctrl+Y',
    icon: iconRedo,
    isToggle: false,
    isPossible: editor => editor.can().redo(),
    run: chain => chain.redo(),
  },
];

export const toolGroups: readonly (readonly Tool[])[] = [
  marks,
  [...blocks, insertTableTool, pictureTool, linkTool],
  tableTools,
  history,
];

function selectTexts({ tr }: CommandProps): boolean {
  const { doc, selection } = tr;
  if (selection instanceof AllSelection)
    tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size)));
  return true;
}
