import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './navigation/link.tsx';

type Look = {
  look?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'accent' | undefined;
  size?: 'normal' | 'small' | undefined;
};

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Replaces the label while the action runs. Clicks are ignored meanwhile. */
    busyLabel?: string | undefined;
    isBusy?: boolean | undefined;
  };

export function Button({
  look,
  size,
  type = 'button',
  busyLabel,
  isBusy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass({ look, size }, className)}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
      {...rest}
    >
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />;
}

export function ButtonAnchor({ look, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a className={buttonClass({ look, size }, className)} {...rest} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Names the action and its object: 'Obriši: Lipidi i membrane'. */
  label: string;
  isDestructive?: boolean;
  children: ReactNode;
};

export function IconButton({ label, isDestructive, className, title, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={iconButtonClass(isDestructive, className)}
      aria-label={label}
      title={title ?? label}
      {...rest}
    >
      {children}
    </button>
  );
}

export function iconButtonClass(isDestructive?: boolean, className?: string): string {
  return [styles['icon-button'], isDestructive && styles.destructive, className].filter(Boolean).join(' ');
}

export function buttonClass({ look = 'secondary', size }: Look, className?: string): string {
  return [styles.button, styles[look], size === 'small' && styles.small, className].filter(Boolean).join(' ');
}
