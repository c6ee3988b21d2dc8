import { StateBadge } from '../../parts/badge.tsx';
import { Button, PageLink } from '../../parts/button.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { NextActions } from '../../parts/next-actions.tsx';
import { Section } from '../../parts/page.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addressOf } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';

type Alert = ResultOf<'dashboard.summary'>['alerts'][number];

const HOUR = 3_600_000;

/** What needs attention, the most severe first, each with the calls that help. */
export function Alerts({ alerts, hasMore }: { readonly alerts: readonly Alert[]; readonly hasMore: boolean }) {
  return (
    <Section title="Needs attention" aside={hasMore && <span className="quiet small">There are more</span>}>
      {alerts.length === 0 ? (
        <p className="card quiet">Nothing needs attention. Alerts open and close by themselves.</p>
      ) : (
        <ul className="card flush rows">
          {alerts.map((alert) => (
            <OneAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function OneAlert({ alert }: { readonly alert: Alert }) {
  const dismiss = useCall('dashboard.dismissAlert');
  const page = alert.subject_id === null ? null : addressOf(alert.subject_id);
  const snooze = (hours: number) =>
    dismiss.mutate({ alert_id: alert.id, snooze_until: new Date(Date.now() + hours * HOUR).toISOString() });
  return (
    <li className="stack tight">
      <div className="row apart">
        <div className="row">
          <StateBadge state={alert.severity} />
          <span className="quiet small">
            <DateTime at={alert.opened_at} />
          </span>
        </div>
        <div className="row">
          {page !== null && <PageLink to={page}>Open</PageLink>}
          <ActionMenu
            label="Snooze"
            actions={[
              { label: 'For an hour', icon: 'clock', onAction: () => snooze(1) },
              { label: 'Until tomorrow', icon: 'clock', onAction: () => snooze(24) },
              { label: 'For a week', icon: 'clock', onAction: () => snooze(168) },
            ]}
          />
          <Button
            kind="quiet"
            icon="close"
            label="Dismiss"
            isPending={dismiss.isPending}
            onPress={() => dismiss.mutate({ alert_id: alert.id })}
          />
        </div>
      </div>
      <p className="prose">{alert.summary}</p>
      <NextActions actions={alert.next_actions} />
    </li>
  );
}
