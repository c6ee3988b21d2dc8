import { findInboundNumber } from '../../carriers/numbers/inbound-number.ts';
import type { Owner } from '../../domain/account.ts';
import { CLICK } from '../../domain/journeys/listens-for.ts';
import { invalidParams } from '../../errors.ts';
import type { Signal } from '../../events/signals/signal.ts';
import type { JourneySimulatedEvent } from '../../generated/types.ts';
import { addMembers, removeMembers } from '../../people/audience/list-members.ts';
import { tagContacts, untagContacts } from '../../people/audience/tag-contacts.ts';
import { recordEvents } from '../../people/behavior/record-events.ts';
import { applyOptIn } from '../../people/consent/apply-opt-in.ts';
import { applyOptOut } from '../../people/consent/apply-opt-out.ts';
import { optInScope } from '../../people/consent/suppression-scope.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';
import { handleInbound } from '../../sending/inbound/handle-inbound.ts';
import { updateContacts } from '../steps/update-contacts.ts';
import { findPrograms } from './made-up-contact.ts';
import { recordSimulatedConversion } from './record-conversion.ts';

const SIMULATION = 'simulation';

/** The signals of this transaction alone, which is rolled back: those of others stay. */
const takeOwn = batchStatement<[tenantId: string, accountId: string, contactId: string], Signal>(
  'journeys.take_simulated_signals',
  `WITH taken AS (
     DELETE FROM signals WHERE tenant_id = $1 AND account_id = $2 AND contact_id = $3 AND xmin = pg_current_xact_id()::xid
     RETURNING id, account_id, kind, name, contact_id, data, depth, root_id, occurred_at)
   SELECT * FROM taken ORDER BY id`,
);

export interface SimulatedPerson {
  readonly contact: Contact;
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
      await recordEvent(tx, owner, contactId, requireField(event, 'name'), event.properties, now);
      break;
    case 'conversion': {
      const { properties = {} } = event;
      await recordSimulatedConversion(tx, owner, contactId, { event: requireField(event, 'name'), properties }, now);
      break;
    }
    case 'click':
      await recordEvent(tx, owner, contactId, CLICK, event.properties, now);
      break;
    case 'reply':
      await reply(tx, owner, phone, event.text ?? '', hashesOf, now);
      break;
    case 'opt_in':
      await optIn(tx, owner, contact, hashesOf, now);
      break;
    case 'opt_out': {
      const change = { phone, contactId, scope: 'all', method: 'api', actor: SIMULATION, ruleId: null };
      const proof = { source: SIMULATION, evidence: null, capturedAt: now, requestId: null, now };
      await applyOptOut(tx, owner, { ...change, ...proof, reason: 'requested', newId });
      break;
    }
    case 'update':
      await updateContacts(tx, owner, { attributes: requireField(event, 'attributes') }, [contactId], now);
      break;
    case 'tag':
      await tagContacts(tx, owner, [{ tagId: requireField(event, 'tag_id'), contactId }], now);
      break;
    case 'untag':
      await untagContacts(tx, owner, requireField(event, 'tag_id'), [contactId]);
      break;
    case 'join_list':
      await addMembers(tx, owner, requireField(event, 'list_id'), [contactId], now);
      break;
    case 'leave_list':
      await tx.rows(removeMembers, owner.tenantId, requireField(event, 'list_id'), [contactId]);
  }
  return takeSignals(tx, owner, contactId);
}

/** Returns and removes the signals that this transaction raised about the contact. */
export function takeSignals(tx: Sql, { tenantId, accountId }: Owner, contactId: string): Promise<Signal[]> {
  return tx.rows(takeOwn, tenantId, accountId, contactId);
}

export async function recordEvent(
  tx: Sql,
  owner: Owner,
  contactId: string,
  name: string,
  properties: Record<string, unknown> = {},
  now: Date,
): Promise<void> {
  await recordEvents(tx, owner, [{ contactId, name, occurredAt: now, externalId: null, properties }], now);
}

function requireField<Field extends 'name' | 'attributes' | 'tag_id' | 'list_id'>(
  event: JourneySimulatedEvent,
  field: Field,
): NonNullable<JourneySimulatedEvent[Field]> {
  const value = event[field];
  if (value === undefined)
    throw invalidParams(`Set ${field} of each event of the kind ${event.kind}.`, [
      { path: '/events', rule: `must have ${field} with the kind ${event.kind}` },
    ]);
  return value as NonNullable<JourneySimulatedEvent[Field]>;
}

/** The simulated contact consents to all messages, whatever their program. */
async function optIn(
  tx: Sql,
  owner: Owner,
  { id: contactId, phone }: Contact,
  hashesOf: NumberHasher,
  now: Date,
): Promise<void> {
  const programs = await findPrograms(tx, owner);
  for (const program of [null, ...programs]) {
    const change = { phone, contactId, scope: optInScope(program), method: 'api', actor: SIMULATION, ruleId: null };
    const proof = { source: SIMULATION, evidence: { form_entry: SIMULATION }, capturedAt: now, requestId: null, now };
    await applyOptIn(tx, owner, { ...change, ...proof, via: 'evidence', hashesOf, newId });
  }
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
