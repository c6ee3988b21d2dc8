import { presentAlert } from '../../../alerts/alert.ts';
import { listAlerts } from '../../../alerts/queries.ts';
import type { Finder } from './recommendation.ts';

const MAX_ALERTS = 50;

/** The first call that helps with each open alert. */
export const adviseOnAlerts: Finder = async ({ db, account, now }) => {
  const filter = { kinds: null, states: ['open'], before: '', limit: MAX_ALERTS, now } as const;
  const alerts = (await listAlerts(db, account, filter)).map((row) => presentAlert(row, now));
  return alerts.flatMap(({ severity, summary, next_actions: [action] }) =>
    action === undefined
      ? []
      : [
          {
            kind: 'alert' as const,
            action,
            evidence: summary,
            effect: { unit: 'messages' as const, amount: null, summary: 'The alert closes when its cause has ended.' },
            isUrgent: severity === 'critical',
          },
        ],
  );
};
