import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './empty-page.css';

interface EmptyPageProps {
  readonly icon: IconName;
  readonly title: string;
  /** What the page is for. */
  readonly children: ReactNode;
  /** The one button that leads on. */
  readonly action?: ReactNode;
}

export function EmptyPage({ icon, title, children, action }: EmptyPageProps) {
  return (
    <div className="empty-page">
      <span className="empty-icon">
        <Icon name={icon} size={22} />
      </span>
      <h2>{title}</h2>
      <p className="quiet">{children}</p>
      {action}
    </div>
  );
}
