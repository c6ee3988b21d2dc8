import type { Tern } from '../../sdk/src/index.ts';
import type { ImportSummary } from './import-file.ts';
import type { CampaignRun } from './run-campaign.ts';

/** Two values from different sources that must be equal. */
export interface Check {
  readonly what: string;
  readonly left: number;
  readonly right: number;
}

export interface DemoRun {
  readonly imported: ImportSummary;
  readonly runs: readonly CampaignRun[];
  /** Credits that the account received. */
  readonly paid: number;
  /** Credits transferred to the partner. */
  readonly transferred: number;
  /** Credits that the experiment cost. */
  readonly experiment: number;
}

/** States after the carrier accepted a message, which is then charged. */
export const BILLED_STATES: ReadonlySet<string> = new Set([
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'delivery_unconfirmed',
]);

/** Compares the reported totals with counts of single contacts, messages and credit entries. */
export async function reconcile(
  tern: Tern,
  { imported, runs, paid, transferred, experiment }: DemoRun,
): Promise<Check[]> {
  const contacts = { all: 0, out: new Set<string>() };
  for await (const contact of tern.contacts.list({ limit: 200 })) {
    contacts.all += 1;
    if (contact.consent.status === 'opted_out') contacts.out.add(contact.id);
  }
  const outcomes = Object.entries(imported).filter(
    ([name, value]) =>
      typeof value === 'number' &&
      !['rows', 'seconds', 'batches', 'consent_recorded', 'consent_kept_opted_out'].includes(name),
  );
  const checks: Check[] = [
    {
      what: 'rows of the file = rows by outcome',
      left: imported.rows,
      right: outcomes.reduce((sum, [, value]) => sum + Number(value), 0),
    },
    { what: 'contacts created = contacts listed', left: imported.created, right: contacts.all },
  ];
  let spent = experiment;
  for (const [index, { id, counters, preflight }] of runs.entries()) {
    const totals = { accepted: 0, segments: 0, credits: 0, toOptedOut: 0 };
    for await (const message of tern.messages.list({ campaign_id: id, limit: 200 })) {
      if (!BILLED_STATES.has(message.state)) continue;
      totals.accepted += 1;
      totals.segments += message.segments;
      totals.credits += message.credits;
      if (index > 0 && message.contact_id !== null && contacts.out.has(message.contact_id)) totals.toOptedOut += 1;
    }
    spent += totals.credits;
    const name = `campaign ${index + 1}`;
    checks.push(
      {
        what: `${name}: audience = sent + excluded + canceled + failed`,
        left: counters.audience,
        right: counters.sent + counters.excluded + counters.canceled + counters.failed,
      },
      {
        what: `${name}: sent = delivered + undelivered`,
        left: counters.sent,
        right: counters.delivered + counters.undelivered,
      },
      {
        what: `${name}: eligible at preflight = sent + canceled + failed`,
        left: preflight.audience.eligible,
        right: counters.sent + counters.canceled + counters.failed,
      },
      { what: `${name}: sent = messages the carrier accepted`, left: counters.sent, right: totals.accepted },
      {
        what: `${name}: segments counted = segments of the messages`,
        left: counters.segments_sent,
        right: totals.segments,
      },
      { what: `${name}: credits spent = credits of the messages`, left: counters.credits_spent, right: totals.credits },
    );
    if (index > 0)
      checks.push({ what: `${name}: messages to contacts who opted out`, left: 0, right: totals.toOptedOut });
  }
  const { available, held, posted } = await tern.billing.balance({});
  let entrySum = 0;
  for await (const entry of tern.billing.ledger({ limit: 200 })) entrySum += entry.amount;
  checks.push(
    { what: 'credits paid - transferred - spent = balance', left: paid - transferred - spent, right: available },
    { what: 'sum of credit entries = posted balance', left: entrySum, right: posted },
    { what: 'credits still held', left: 0, right: held },
  );
  return checks;
}

export function checkTable(checks: readonly Check[]): string {
  const width = Math.max(...checks.map(({ what }) => what.length));
  return checks
    .map(
      ({ what, left, right }) =>
        `  ${left === right ? 'ok ' : 'BAD'}  ${what.padEnd(width)}  ${String(left).padStart(7)}  ${String(right).padStart(7)}`,
    )
    .join('\n');
}
