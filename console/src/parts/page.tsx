import { type ReactNode, useEffect } from 'react';
import type { ShownCall } from '../service/call-text.ts';
import { PageLink } from './button.tsx';
import './page.css';
import { ShowCall } from './show-call.tsx';

interface PageProps {
  readonly title: string;
  /** What the page is for, in one sentence. */
  readonly lead?: ReactNode;
  /** Where the thing is listed, such as Campaigns for one campaign. */
  readonly parent?: { readonly to: string; readonly label: string };
  readonly badge?: ReactNode;
  /** The calls whose answers the page shows. */
  readonly calls: readonly ShownCall[];
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: its title, its actions and the calls it makes. */
export function Page({ title, lead, parent, badge, calls, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Tern`;
  }, [title]);
  return (
    <div className="page">
      <header className="page-head">
        <div className="page-title">
          {parent !== undefined && (
            <div className="small">
              <PageLink to={parent.to}>{parent.label}</PageLink>
            </div>
          )}
          <div className="row">
            <h1>{title}</h1>
            {badge}
          </div>
          {lead !== undefined && <p className="quiet">{lead}</p>}
        </div>
        <div className="row">
          <ShowCall calls={calls} />
          {actions}
        </div>
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of a page. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="stack">
      <div className="row apart">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
