import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

type NoticeTone = 'info' | 'good' | 'care' | 'bad';

const ICONS: Readonly<Record<NoticeTone, IconName>> = { info: 'info', good: 'check', care: 'alert', bad: 'alert' };

interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Something to know about the page. A problem is announced to screen readers. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={`notice ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div className="stack tight">
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
    </div>
  );
}
