import type { ContactList, ListMember } from '../../generated/types.ts';
import type { ListRow, MemberRow } from './queries.ts';

export function presentList(row: ListRow & { readonly count?: number }): ContactList {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    created_at: row.created_at.toISOString(),
    ...(row.count === undefined ? {} : { count: row.count }),
  };
}

export function presentMember(row: MemberRow): ListMember {
  return {
    contact_id: row.contact_id,
    phone: row.phone,
    first_name: row.first_name,
    last_name: row.last_name,
    consent_status: row.consent_status,
    added_at: row.added_at.toISOString(),
  };
}
