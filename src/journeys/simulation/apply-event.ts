import { findInboundNumber } from '../../carriers/numbers/inbound-number.ts';
import type { Owner } from '../../domain/account.ts';
import { CLICK } from '../../domain/journeys/listens-for.ts';
import { invalidParams } from '../../errors.ts';
import type { Signal } from '../../events/signals/signal.ts';
import type { JourneySimulatedEvent } from '../../generated/types.ts';
import type { ContactFacts } from '../../people/audience/recipient.ts';
import { recordEvents } from '../../people/behavior/record-events.ts';
import { applyOptOut } from '../../people/consent/apply-opt-out.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';
import { handleInbound } from '../../sending/inbound/handle-inbound.ts';

/** The signals of this transaction alone, which is rolled back: those of others stay. */
const takeOwn = batchStatement<[tenantId: string, accountId: string, contactId: string], Signal>(
  'journeys.take_simulated_signals',
  `WITH taken AS (
     DELETE FROM signals WHERE tenant_id = $1 AND account_id = $2 AND contact_id = $3 AND xmin = pg_current_xact_id()::xid
     RETURNING id, account_id, kind, name, contact_id, data, depth, root_id, occurred_at)
   SELECT * FROM taken ORDER BY id`,
);

export interface SimulatedPerson {
  readonly contact: ContactFacts;
  readonly hashesOf: NumberHasher;
}

/** Does what the contact does, as the service would, and returns the signals of it. */
export async function applyEvent(
  tx: Sql,
  owner: Owner,
  { contact, hashesOf }: SimulatedPerson,
  event: JourneySimulatedEvent,
  now: Date,
): Promise<readonly Signal[]> {
  const { id: contactId, phone } = contact;
  switch (event.kind) {
    case 'event':
    case 'click': {
      if (event.kind === 'event' && event.name === undefined)
        throw invalidParams('Set the name of each event.', [{ path: '/events', rule: 'must have a name' }]);
      const name = event.kind === 'click' ? CLICK : (event.name ?? '');
      const properties = event.properties ?? {};
      await recordEvents(tx, owner, [{ contactId, name, occurredAt: now, externalId: null, properties }], now);
      break;
    }
    case 'reply':
      await reply(tx, owner, phone, event.text ?? '', hashesOf, now);
      break;
    case 'opt_out': {
      const change = { phone, contactId, scope: 'all', method: 'api', actor: 'simulation', ruleId: null };
      const proof = { source: 'simulation', evidence: null, capturedAt: now, requestId: null, now };
      await applyOptOut(tx, owner, { ...change, ...proof, reason: 'requested', newId });
    }
  }
  return tx.rows(takeOwn, owner.tenantId, owner.accountId, contactId);
}

async function reply(
  tx: Sql,
  owner: Owner,
  from: string,
  text: string,
  hashesOf: NumberHasher,
  now: Date,
): Promise<void> {
  const own = await findNumber(tx, owner, null);
  const number = own && (await findInboundNumber(tx, own.phone));
  if (number === null)
    throw invalidParams('Replies need a sending number. Get one with phone-numbers.ensureDefault.', [
      { path: '/events', rule: 'replies need a sending number' },
    ]);
  const requestId = newId('req', now.getTime());
  const inbound = { from, to: number.phone, text, carrierMessageId: requestId, receivedAt: now };
  await handleInbound(tx, number, inbound, { now, newId, hashesOf, requestId });
}
