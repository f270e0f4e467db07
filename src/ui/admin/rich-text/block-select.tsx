import type { Editor } from '@tiptap/core';
import { useRef } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './toolbar.module.css';

const levels = [1, 2, 3, 4, 5, 6] as const;

/** 'paragraph', 'codeBlock' or the level of a heading. */
export function blockOf(editor: Editor): string {
  const level = levels.find(each => editor.isActive('heading', { level: each }));
  if (level) return String(level);
  return editor.isActive('codeBlock') ? 'codeBlock' : 'paragraph';
}

type BlockSelectProps = { editor: Editor; block: string; tabIndex: number; onFocus: () => void };

export function BlockSelect({ editor, block, tabIndex, onFocus }: BlockSelectProps) {
  const { t } = useTranslation('admin');
  const isPointed = useRef(false);
  const choose = (value: string) => {
    // Arrow keys change the selection step by step, so only the pointer moves the focus back to the text.
    const chain = isPointed.current ? editor.chain().focus() : editor.chain();
    const level = levels.find(each => String(each) === value);
    if (level) chain.setHeading({ level }).run();
    else chain.setParagraph().run();
  };
  return (
    <select
      className={styles.block}
      aria-label={t('richText.blockType')}
      value={block}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={event => {
        isPointed.current = false;
        if (event.key !== 'Enter') return;
        // Enter would submit the form.
        event.preventDefault();
        editor.view.focus();
      }}
      onChange={event => choose(event.target.value)}
    >
      <option value="paragraph">{t('richText.paragraph')}</option>
      {levels.map(level => (
        <option key={level} value={level}>
          {t('richText.heading', { level })}
        </option>
      ))}
      <option value="codeBlock" hidden>
        {t('richText.codeBlock')}
      </option>
    </select>
  );
}
