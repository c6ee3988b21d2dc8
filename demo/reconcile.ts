import type { Tern } from '../sdk/src/index.ts';
import type { ImportSummary } from './import-file.ts';
import type { CampaignRun } from './run-campaign.ts';

/** One thing that must be equal, seen from two sides. */
export interface Check {
  readonly what: string;
  readonly left: number;
  readonly right: number;
}

export interface Story {
  readonly imported: ImportSummary;
  readonly runs: readonly CampaignRun[];
  /** Credits that came in. */
  readonly paid: number;
  /** Credits that went on to the partner. */
  readonly moved: number;
}

/** The carrier took it, so it was paid for. */
export const TAKEN: ReadonlySet<string> = new Set([
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'delivery_unconfirmed',
]);

/** Counts everything again from the single contacts, texts and ledger entries, and holds it against what the summaries say. */
export async function reconcile(tern: Tern, { imported, runs, paid, moved }: Story): Promise<Check[]> {
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
      what: 'rows of the file = what became of each',
      left: imported.rows,
      right: outcomes.reduce((sum, [, value]) => sum + Number(value), 0),
    },
    { what: 'contacts created = contacts there are', left: imported.created, right: contacts.all },
  ];
  let spent = 0;
  for (const [index, { id, counters, preflight }] of runs.entries()) {
    const texts = { taken: 0, segments: 0, credits: 0, toOptedOut: 0 };
    for await (const message of tern.messages.list({ campaign_id: id, limit: 200 })) {
      if (!TAKEN.has(message.state)) continue;
      texts.taken += 1;
      texts.segments += message.segments;
      texts.credits += message.credits;
      if (index > 0 && message.contact_id !== null && contacts.out.has(message.contact_id)) texts.toOptedOut += 1;
    }
    spent += texts.credits;
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
      { what: `${name}: sent = texts the carrier took`, left: counters.sent, right: texts.taken },
      {
        what: `${name}: segments counted = segments of the texts`,
        left: counters.segments_sent,
        right: texts.segments,
      },
      { what: `${name}: credits spent = credits of the texts`, left: counters.credits_spent, right: texts.credits },
    );
    if (index > 0) checks.push({ what: `${name}: texts to people who opted out`, left: 0, right: texts.toOptedOut });
  }
  const { available, held, posted } = await tern.billing.balance({});
  let ledger = 0;
  for await (const entry of tern.billing.ledger({ limit: 200 })) ledger += entry.amount;
  checks.push(
    { what: 'credits paid - moved - of all texts = balance', left: paid - moved - spent, right: available },
    { what: 'sum of the ledger = posted balance', left: ledger, right: posted },
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
