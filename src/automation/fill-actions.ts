import { fillParams } from '../domain/automation/params.ts';
import type { PathValues } from '../domain/automation/paths.ts';
import type { AutomationAction, AutomationFilledAction } from '../generated/types.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import type { Trigger } from './evaluate.ts';
import { WEBHOOK } from './webhook-action.ts';

export type ContactValues = Readonly<Record<string, unknown>> & { readonly id: string };

const findContacts = batchStatement<[tenantId: string, ids: readonly string[]], ContactValues>(
  'automation.find_contacts',
  `SELECT id, phone, country, external_id, first_name, last_name, email, timezone, attributes
     FROM contacts WHERE tenant_id = $1 AND id = ANY ($2)`,
);

/** What paths of actions can name of these contacts. */
export async function loadContacts(
  sql: Sql,
  tenantId: string,
  triggers: readonly Trigger[],
): Promise<ReadonlyMap<string, ContactValues>> {
  const ids = [...new Set(triggers.flatMap(({ contact_id: id }) => id ?? []))];
  const rows = ids.length === 0 ? [] : await sql.rows(findContacts, tenantId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The calls that a trigger leads to. */
export function fillActions(
  actions: readonly AutomationAction[],
  trigger: Trigger,
  contacts: ReadonlyMap<string, ContactValues>,
): AutomationFilledAction[] {
  const { kind, name, data, occurred_at: occurredAt, contact_id: contactId } = trigger;
  const values: PathValues = {
    trigger: { kind, name, data, occurred_at: occurredAt.toISOString() },
    contact: contactId === null ? null : (contacts.get(contactId) ?? null),
  };
  return actions.map(({ skill, params }) => {
    const filled = fillParams(params, values);
    return { skill, params: skill === WEBHOOK && params.body === undefined ? { ...filled, body: values } : filled };
  });
}

/** The number of the person, also of one who is no contact. */
export function phoneOf({ data }: Trigger): string | null {
  const phone = data.from ?? data.phone;
  return typeof phone === 'string' ? phone : null;
}
