import type { ComponentProps } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconMenu } from '#ui/icons/icons.ts';
import styles from './drag-handle.module.css';

/** By which an entry of a list is dragged to another place; buttons beside it do the same. */
export function DragHandle({ className = '', ...rest }: ComponentProps<'span'>) {
  const { t } = useTranslation('admin');
  return (
    <span className={`${styles.handle} ${className}`} title={t('order.drag')} {...rest}>
      <Icon path={iconMenu} />
    </span>
  );
}
