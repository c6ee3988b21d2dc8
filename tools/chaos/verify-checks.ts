import type { Database } from '../../src/platform/database/database.ts';
import { batchStatement } from '../../src/platform/database/sql.ts';
import { checkCampaigns } from './checks/campaigns.ts';
import { checkChains } from './checks/chains.ts';
import { checkCredits } from './checks/credits.ts';
import { checkDefects } from './checks/defects.ts';
import { checkEvents } from './checks/events.ts';
import { type Check, type Evidence, loadEvidence } from './checks/evidence.ts';
import { checkJourneys } from './checks/journeys.ts';
import { checkSends } from './checks/sends.ts';
import { checkStops } from './checks/stops.ts';
import { checkSubmissions } from './checks/submissions.ts';
import { checkUnfinished } from './checks/unfinished.ts';
import type { Fixture } from './fixture.ts';
import type { Stage } from './stage.ts';

interface Mutation {
  readonly name: string;
  readonly check: Check;
  /** Matches the finding that the check must report. */
  readonly expected: RegExp;
  readonly sql?: string;
  readonly changeRecords?: (evidence: Evidence) => Partial<Evidence>;
}

const SINGLE = "body LIKE 'Order #%'";
const ONE = (condition: string): string => `(SELECT id FROM messages WHERE ${condition} LIMIT 1)`;
const COPIED =
  'tenant_id, account_id, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, due_at, carrier, created_at';

/** One error of each kind. Changes to tables are rolled back. */
const mutations: readonly Mutation[] = [
  {
    name: 'a message vanishes',
    check: checkSends,
    expected: /acknowledged sends that are not stored/,
    sql: `DELETE FROM messages WHERE id = ${ONE(`${SINGLE} AND state = 'delivered'`)}`,
  },
  {
    name: 'a key has two messages',
    check: checkSends,
    expected: /more than one message/,
    sql: `INSERT INTO messages (id, ${COPIED}) SELECT 'msg_twice', ${COPIED} FROM messages WHERE id = ${ONE(SINGLE)}`,
  },
  {
    name: 'a call answers an internal error',
    check: checkDefects,
    expected: /internal error/,
    changeRecords: ({ clients }) => ({
      clients: [
        ...clients,
        ...clients.slice(0, 1).map((line) => ({ ...line, what: 'unknown' as const, code: '-32603' })),
      ],
    }),
  },
  {
    name: 'a message is submitted twice',
    check: checkSubmissions,
    expected: /a carrier accepted more than once/,
    changeRecords: ({ carrier }) => ({ carrier: [...carrier, ...carrier.slice(0, 1)] }),
  },
  {
    name: 'a recipient gets a message twice under two references',
    check: checkSubmissions,
    expected: /same message more than once/,
    changeRecords: ({ carrier }) => ({
      carrier: [...carrier, ...carrier.slice(0, 1).map((line) => ({ ...line, reference: 'a/b' }))],
    }),
  },
  {
    name: 'a submission is lost',
    check: checkSubmissions,
    expected: /no carrier has/,
    changeRecords: ({ carrier }) => ({ carrier: carrier.slice(1) }),
  },
  {
    name: 'the simulator loses a message',
    check: checkSubmissions,
    expected: /no carrier has/,
    sql: 'DELETE FROM simulator_submissions WHERE reference = (SELECT min(reference) FROM simulator_submissions)',
  },
  {
    name: 'a submitted message is recorded as canceled',
    check: checkSubmissions,
    expected: /recorded as unsent/,
    sql: `UPDATE messages SET state = 'canceled' WHERE id = ${ONE("state = 'delivered'")}`,
  },
  {
    name: 'a message is submitted after a STOP',
    check: checkStops,
    expected: /after the STOP/,
    sql: `UPDATE messages m SET submitting_at = now(), state = 'delivered' FROM inbound_messages i
      WHERE i.intent = 'stop' AND m.tenant_id = i.tenant_id AND m.account_id = i.account_id AND m.to_phone = i.from_phone AND m.purpose <> 'reply'`,
  },
  {
    name: 'a STOP is lost',
    check: checkStops,
    expected: /not in force/,
    sql: 'DELETE FROM suppressions WHERE phone = (SELECT min(phone) FROM suppressions)',
  },
  {
    name: 'a debit is lost',
    check: checkCredits,
    expected: /without their debit/,
    sql: "DELETE FROM credit_entries WHERE id = (SELECT min(id) FROM credit_entries WHERE kind = 'send')",
  },
  {
    name: 'a refund is lost',
    check: checkCredits,
    expected: /wrong refund/,
    sql: `UPDATE messages SET state = 'canceled' WHERE id = ${ONE(`${SINGLE} AND state = 'delivered'`)}`,
  },
  {
    name: 'a hold is never resolved',
    check: checkCredits,
    expected: /never resolved/,
    sql: "UPDATE credit_holds SET state = 'open' WHERE id = (SELECT min(id) FROM credit_holds)",
  },
  {
    name: 'a balance drifts',
    check: checkCredits,
    expected: /differ from the sum/,
    sql: 'UPDATE credit_accounts SET posted = posted + 1 WHERE account_id = (SELECT min(account_id) FROM messages)',
  },
  {
    name: 'a campaign message is not sent',
    check: checkCampaigns,
    expected: /no messages for them/,
    sql: `DELETE FROM messages WHERE id = ${ONE('campaign_id IS NOT NULL')}`,
  },
  {
    name: 'a recipient is lost',
    check: checkCampaigns,
    expected: /did not decide/,
    sql: 'DELETE FROM campaign_recipients WHERE message_id = (SELECT min(message_id) FROM campaign_recipients)',
  },
  {
    name: 'an imported contact is lost',
    check: checkCampaigns,
    expected: /imports that do not hold/,
    sql: 'DELETE FROM taggings WHERE target_id = (SELECT min(target_id) FROM taggings)',
  },
  {
    name: 'a signal is lost',
    check: checkJourneys,
    expected: /did not enter/,
    sql: `DELETE FROM journey_enrollments WHERE contact_id = (SELECT min(e.contact_id) FROM journey_enrollments e
            JOIN contacts c ON c.tenant_id = e.tenant_id AND c.id = e.contact_id WHERE c.consent_status = 'opted_in')`,
  },
  {
    name: 'a step of a journey is lost',
    check: checkJourneys,
    expected: /steps are not complete/,
    sql: 'DELETE FROM journey_steps WHERE enrollment_id = (SELECT min(enrollment_id) FROM journey_steps) AND step = 1',
  },
  {
    name: 'a node of a journey sends twice',
    check: checkJourneys,
    expected: /without their step/,
    sql: `INSERT INTO messages (id, ${COPIED}) SELECT 'msg_twice', ${COPIED} FROM messages WHERE id = ${ONE("body LIKE '% #journey#%'")}`,
  },
  {
    name: 'a count of a journey is wrong',
    check: checkJourneys,
    expected: /do not add up/,
    sql: "UPDATE journey_counts SET count = count + 1 WHERE edge = 'in' AND node_id = (SELECT min(node_id) FROM journey_counts)",
  },
  {
    name: 'an event is never written',
    check: checkEvents,
    expected: /without an accepted event/,
    sql: "DELETE FROM outbox_events WHERE id = (SELECT min(id) FROM outbox_events WHERE type = 'message.accepted')",
  },
  {
    name: 'a finalized event is written twice',
    check: checkEvents,
    expected: /more than one finalized event/,
    sql: "INSERT INTO outbox_events SELECT tenant_id, id || 'x', account_id, type, body, state, attempt, attempts, due_at, occurred_at, delivered_at FROM outbox_events WHERE id = (SELECT min(id) FROM outbox_events WHERE type = 'message.finalized')",
  },
  {
    name: 'an event is never delivered',
    check: checkEvents,
    expected: /receiver did not record/,
    changeRecords: ({ receiver }) => ({ receiver: receiver.filter(({ id }) => id !== receiver[0]?.id) }),
  },
  {
    name: 'an event changes between attempts',
    check: checkEvents,
    expected: /body changed/,
    changeRecords: ({ receiver }) => ({
      receiver: [...receiver, ...receiver.slice(0, 1).map((line) => ({ ...line, body: `${line.body} ` }))],
    }),
  },
  {
    name: 'the audit log is changed',
    check: checkChains,
    expected: /hashes do not verify/,
    sql: "UPDATE audit_entries SET outcome = 'refused' WHERE seq = 3",
  },
  {
    name: 'a contact opts in by itself',
    check: checkChains,
    expected: /differs from their consent entries/,
    sql: "UPDATE contacts SET consent_status = 'opted_in' WHERE consent_status = 'opted_out'",
  },
  {
    name: 'an effect has no audit entry',
    check: checkChains,
    expected: /effects and audit entries/,
    sql: "UPDATE idempotency_keys SET skill = 'partner.send' WHERE key = (SELECT min(key) FROM idempotency_keys WHERE skill = 'messages.send')",
  },
  {
    name: 'a message is stuck',
    check: checkUnfinished,
    expected: /no longer dispatched/,
    sql: `UPDATE messages SET state = 'queued' WHERE id = ${ONE("state = 'delivered'")}`,
  },
];

export interface Verification {
  readonly tried: number;
  /** Errors that no check detected: the checks cannot be trusted. */
  readonly undetected: readonly string[];
}

/** Introduces each error into the evidence and tests that its check reports it. */
export async function verifyChecks(database: Database, stage: Stage, fixture: Fixture): Promise<Verification> {
  const undetected: string[] = [];
  for (const { name, check, expected, sql, changeRecords } of mutations) {
    const findings = await database.dryRun(async (tx) => {
      // If there is no row to change, the check reports nothing and the error counts as undetected.
      if (sql !== undefined) await tx.run(batchStatement<[]>('chaos.mutation', sql));
      const evidence = await loadEvidence(tx, fixture, stage, {});
      return check({ ...evidence, ...changeRecords?.(evidence) });
    });
    if (!findings.some(({ what }) => expected.test(what))) undetected.push(name);
  }
  return { tried: mutations.length, undetected };
}
