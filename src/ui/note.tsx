import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import { iconInfo } from './icons/icons.ts';
import styles from './note.module.css';

type NoteProps = {
  className?: string | undefined;
  id?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
};

export function Note({ className, id, action, children }: NoteProps) {
  return (
    <div id={id} className={[styles.note, className].filter(Boolean).join(' ')}>
      <Icon path={iconInfo} />
      <div>{children}</div>
      {action}
    </div>
  );
}
