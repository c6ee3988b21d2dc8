import type { ReactNode } from 'react';
import './phone.css';

interface PhoneProps {
  /** Whom the messages come from, as the phone shows it. */
  readonly from: string;
  readonly children: ReactNode;
  /** Where the person answers. */
  readonly foot?: ReactNode;
}

/** What a recipient sees. */
export function Phone({ from, children, foot }: PhoneProps) {
  return (
    <section className="phone" aria-label={`Phone with messages from ${from}`}>
      <div className="phone-head">{from}</div>
      <div className="phone-screen">{children}</div>
      {foot !== undefined && <div className="phone-foot">{foot}</div>}
    </section>
  );
}

interface BubbleProps {
  readonly children: ReactNode;
  /** Sent by the person who holds the phone. */
  readonly isOwn?: boolean;
  readonly note?: ReactNode;
}

export function Bubble({ children, isOwn = false, note }: BubbleProps) {
  return (
    <div className={isOwn ? 'bubble own' : 'bubble'}>
      <p className="prose">{children}</p>
      {note !== undefined && <p className="bubble-note">{note}</p>}
    </div>
  );
}
