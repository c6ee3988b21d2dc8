import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, Link } from 'react-aria-components';
import './button.css';
import { Icon, type IconName } from './icon.tsx';

type Kind = 'plain' | 'primary' | 'danger' | 'quiet';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly children?: ReactNode;
  readonly kind?: Kind;
  readonly icon?: IconName;
  /** The name of a button that shows an icon only. */
  readonly label?: string;
}

/** Does something. What leads to another page is a `LinkButton`. */
export function Button({ children, kind = 'plain', icon, label, ...rest }: ButtonProps) {
  return (
    <AriaButton className={`button ${kind}${children === undefined ? ' icon-only' : ''}`} aria-label={label} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}

interface LinkButtonProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly kind?: Kind;
  readonly icon?: IconName;
}

export function LinkButton({ to, children, kind = 'plain', icon }: LinkButtonProps) {
  return (
    <Link href={to} className={`button ${kind}`}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A link to another page of the console. */
export function PageLink({ to, children, quiet = false }: { to: string; children: ReactNode; quiet?: boolean }) {
  return (
    <Link href={to} className={quiet ? 'page-link quiet' : 'page-link'}>
      {children}
    </Link>
  );
}
