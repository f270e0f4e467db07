import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FieldError, inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './link-panel.module.css';
import { leadsToBlockedHost, linkAddress } from './web-address.ts';

/** Asks for the address of a link. No form element, because forms cannot be nested. */
export function LinkPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [present] = useState((): string | undefined => editor.getAttributes('link').href);
  const [address, setAddress] = useState(present ?? '');
  const [refusal, setRefusal] = useState<'invalid' | 'blocked'>();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const close = () => {
    onClose();
    editor.view.focus();
  };
  const apply = () => {
    const href = linkAddress(address);
    if (href) {
      setLink(editor, href, address.trim());
      close();
    } else {
      setRefusal(leadsToBlockedHost(address) ? 'blocked' : 'invalid');
      input.current?.focus();
    }
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      apply();
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div role="group" aria-label={t('richText.link')} className={styles.panel} onKeyDown={handleKeyDown}>
      <label className={styles.label} htmlFor={id}>
        {t('link.address')}
      </label>
      <input
        ref={input}
        id={id}
        className={`${inputClass} ${styles.input}`}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://"
        value={address}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? `${id}-error` : undefined}
        onChange={event => {
          setAddress(event.target.value);
          setRefusal(undefined);
        }}
      />
      <div className={styles.error} role="alert">
        <FieldError id={`${id}-error`} error={refusal && t(`link.${refusal}`)} />
      </div>
      <div className={styles.actions}>
        <Button look="primary" size="small" onClick={apply}>
          {t('link.apply')}
        </Button>
        {present && (
          <Button size="small" onClick={remove}>
            {t('link.remove')}
          </Button>
        )}
        <Button look="ghost" size="small" onClick={close}>
          {t('link.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Links the selection, the link at the cursor, or else the inserted address. */
function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (!editor.state.selection.empty) chain.setLink({ href }).run();
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
}
