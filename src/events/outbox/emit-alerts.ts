import type { Owner } from '../../domain/account.ts';
import type { EventData } from '../../generated/events.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type EventDraft, emitEvents } from './emit.ts';

interface ReportedAlert {
  readonly id: string;
  readonly kind: EventData<'alert.opened'>['kind'];
  readonly severity: EventData<'alert.opened'>['severity'];
  readonly subject_id: string | null;
  readonly summary: string;
}

/** Emits `alert.opened` and `alert.closed`. */
export async function emitAlerts(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { opened, closed }: { readonly opened: readonly ReportedAlert[]; readonly closed: readonly ReportedAlert[] },
  now: Date,
): Promise<void> {
  const draft = (type: 'alert.opened' | 'alert.closed', alert: ReportedAlert): EventDraft => {
    const { id, kind, severity, subject_id: subject, summary } = alert;
    return { type, accountId, requestId: null, data: { alert_id: id, kind, severity, subject_id: subject, summary } };
  };
  const drafts = [
    ...closed.map((alert) => draft('alert.closed', alert)),
    ...opened.map((alert) => draft('alert.opened', alert)),
  ];
  await emitEvents(tx, tenantId, drafts, now);
}
