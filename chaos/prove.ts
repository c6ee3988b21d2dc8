import type { Database } from '../src/platform/database.ts';
import { batchStatement } from '../src/platform/sql.ts';
import { judgeCampaigns } from './judge/campaigns.ts';
import { judgeCredits } from './judge/credits.ts';
import { judgeEvents } from './judge/events.ts';
import { type Evidence, gather, type Judge } from './judge/evidence.ts';
import { judgeHandOvers } from './judge/hand-overs.ts';
import { judgeLedgers } from './judge/ledgers.ts';
import { judgeRest } from './judge/rest.ts';
import { judgeSends } from './judge/sends.ts';
import { judgeStops } from './judge/stops.ts';
import type { Cast } from './settle.ts';
import type { Stage } from './stage.ts';

interface Sabotage {
  readonly name: string;
  readonly by: Judge;
  /** Words of what that judge must find. */
  readonly seenAs: RegExp;
  readonly inTables?: string;
  readonly inBooks?: (evidence: Evidence) => Partial<Evidence>;
}

const SINGLE = "body LIKE 'Order #%'";
const ONE = (condition: string): string => `(SELECT id FROM messages WHERE ${condition} LIMIT 1)`;
const COPIED =
  'tenant_id, account_id, lane, campaign_id, contact_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state, attempt, due_at, carrier, created_at';

/** One of each kind of loss. The tables are put back each time. */
const sabotages: readonly Sabotage[] = [
  {
    name: 'a message vanishes',
    by: judgeSends,
    seenAs: /acknowledged and are not in the tables/,
    inTables: `DELETE FROM messages WHERE id = ${ONE(`${SINGLE} AND state = 'delivered'`)}`,
  },
  {
    name: 'a key has two messages',
    by: judgeSends,
    seenAs: /more than one message/,
    inTables: `INSERT INTO messages (id, ${COPIED}) SELECT 'msg_twice', ${COPIED} FROM messages WHERE id = ${ONE(SINGLE)}`,
  },
  {
    name: 'a text is handed over twice',
    by: judgeHandOvers,
    seenAs: /took more than once/,
    inBooks: ({ carrier }) => ({ carrier: [...carrier, ...carrier.slice(0, 1)] }),
  },
  {
    name: 'a person gets a text twice under two names',
    by: judgeHandOvers,
    seenAs: /same text more than once/,
    inBooks: ({ carrier }) => ({
      carrier: [...carrier, ...carrier.slice(0, 1).map((line) => ({ ...line, reference: 'a/b' }))],
    }),
  },
  {
    name: 'a hand-over is lost',
    by: judgeHandOvers,
    seenAs: /no carrier has/,
    inBooks: ({ carrier }) => ({ carrier: carrier.slice(1) }),
  },
  {
    name: 'the simulator forgets a text',
    by: judgeHandOvers,
    seenAs: /no carrier has/,
    inTables: 'DELETE FROM simulator_submissions WHERE reference = (SELECT min(reference) FROM simulator_submissions)',
  },
  {
    name: 'what left counts as canceled',
    by: judgeHandOvers,
    seenAs: /count as never sent/,
    inTables: `UPDATE messages SET state = 'canceled' WHERE id = ${ONE("state = 'delivered'")}`,
  },
  {
    name: 'a text is handed over after a STOP',
    by: judgeStops,
    seenAs: /after the STOP/,
    inTables: `UPDATE messages m SET submitting_at = now(), state = 'delivered' FROM inbound_messages i
      WHERE i.intent = 'stop' AND m.account_id = i.account_id AND m.to_phone = i.from_phone AND m.purpose <> 'reply'`,
  },
  {
    name: 'a STOP is lost',
    by: judgeStops,
    seenAs: /not in force/,
    inTables: 'DELETE FROM suppressions WHERE phone = (SELECT min(phone) FROM suppressions)',
  },
  {
    name: 'a debit is lost',
    by: judgeCredits,
    seenAs: /without their debit/,
    inTables: "DELETE FROM credit_entries WHERE id = (SELECT min(id) FROM credit_entries WHERE kind = 'send')",
  },
  {
    name: 'a refund is lost',
    by: judgeCredits,
    seenAs: /given back/,
    inTables: `UPDATE messages SET state = 'canceled' WHERE id = ${ONE(`${SINGLE} AND state = 'delivered'`)}`,
  },
  {
    name: 'a hold is never resolved',
    by: judgeCredits,
    seenAs: /never resolved/,
    inTables: "UPDATE credit_holds SET state = 'open' WHERE id = (SELECT min(id) FROM credit_holds)",
  },
  {
    name: 'a balance drifts',
    by: judgeCredits,
    seenAs: /not the sum/,
    inTables:
      'UPDATE credit_accounts SET posted = posted + 1 WHERE account_id = (SELECT min(account_id) FROM messages)',
  },
  {
    name: 'a campaign text is not sent',
    by: judgeCampaigns,
    seenAs: /no texts for them/,
    inTables: `DELETE FROM messages WHERE id = ${ONE('campaign_id IS NOT NULL')}`,
  },
  {
    name: 'a recipient is lost',
    by: judgeCampaigns,
    seenAs: /did not decide/,
    inTables: 'DELETE FROM campaign_recipients WHERE message_id = (SELECT min(message_id) FROM campaign_recipients)',
  },
  {
    name: 'an imported contact is lost',
    by: judgeCampaigns,
    seenAs: /imports that do not hold/,
    inTables: 'DELETE FROM taggings WHERE target_id = (SELECT min(target_id) FROM taggings)',
  },
  {
    name: 'an event is never written',
    by: judgeEvents,
    seenAs: /acceptance was never told/,
    inTables:
      "DELETE FROM outbox_events WHERE id = (SELECT min(id) FROM outbox_events WHERE type = 'message.accepted')",
  },
  {
    name: 'an end is told twice',
    by: judgeEvents,
    seenAs: /end was told more than once/,
    inTables:
      "INSERT INTO outbox_events SELECT tenant_id, id || 'x', account_id, type, body, state, attempt, attempts, due_at, occurred_at, delivered_at FROM outbox_events WHERE id = (SELECT min(id) FROM outbox_events WHERE type = 'message.finalized')",
  },
  {
    name: 'an event is never delivered',
    by: judgeEvents,
    seenAs: /receiver has not/,
    inBooks: ({ receiver }) => ({ receiver: receiver.filter(({ id }) => id !== receiver[0]?.id) }),
  },
  {
    name: 'an event changes between attempts',
    by: judgeEvents,
    seenAs: /wording/,
    inBooks: ({ receiver }) => ({
      receiver: [...receiver, ...receiver.slice(0, 1).map((line) => ({ ...line, body: `${line.body} ` }))],
    }),
  },
  {
    name: 'the ledger is changed',
    by: judgeLedgers,
    seenAs: /hashes do not hold/,
    inTables: "UPDATE audit_entries SET outcome = 'refused' WHERE seq = 3",
  },
  {
    name: 'a contact opts in by itself',
    by: judgeLedgers,
    seenAs: /what the ledger comes to/,
    inTables: "UPDATE contacts SET consent_status = 'opted_in' WHERE consent_status = 'opted_out'",
  },
  {
    name: 'an effect is not in the audit',
    by: judgeLedgers,
    seenAs: /audit entries/,
    inTables:
      "UPDATE idempotency_keys SET skill = 'partner.send' WHERE key = (SELECT min(key) FROM idempotency_keys WHERE skill = 'messages.send')",
  },
  {
    name: 'a text is stuck',
    by: judgeRest,
    seenAs: /nobody hands over/,
    inTables: `UPDATE messages SET state = 'submitting' WHERE id = ${ONE("state = 'delivered'")}`,
  },
];

export interface Proof {
  readonly tried: number;
  /** Sabotages that the judge did not see: it must not be trusted. */
  readonly unseen: readonly string[];
}

/** Spoils the evidence in each way there is and looks whether the judge notices. */
export async function proveJudge(database: Database, stage: Stage, cast: Cast): Promise<Proof> {
  const unseen: string[] = [];
  for (const { name, by, seenAs, inTables, inBooks } of sabotages) {
    const findings = await database.rehearsal(async (tx) => {
      // With nothing there to spoil the judge has nothing to see, and the sabotage counts as unseen.
      if (inTables !== undefined) await tx.run(batchStatement<[]>('chaos.sabotage', inTables));
      const evidence = await gather(tx, cast, stage, {});
      return by({ ...evidence, ...inBooks?.(evidence) });
    });
    if (!findings.some(({ what }) => seenAs.test(what))) unseen.push(name);
  }
  return { tried: sabotages.length, unseen };
}
