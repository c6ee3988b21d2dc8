/** Where Citus keeps the rows of a table. */
export type Placement =
  /** Divided by this column. Tables that are divided by the tenant have its rows on one node. */
  | { readonly by: string; readonly withTenant: boolean }
  /** Whole, on one node. */
  | 'single'
  /** Whole, on every node. */
  | 'reference';

/** Small look-ups and settings that calls of every tenant read, and few calls change. */
const REFERENCE = [
  'api_key_lookup',
  'phone_number_lookup',
  'link_domain_lookup',
  'media_codes',
  'region_blocks',
  'carrier_codes',
];
/**
 * What the simulator keeps in the place of a carrier and a registry, for tests; and one small table
 * that every process reads several times a second.
 */
const SINGLE = ['simulator_submissions', 'simulator_registrations', 'work_changes'];
/** Found by an id of a carrier, before the tenant is known. */
const BY_OWN_KEY = ['carrier_message_lookup'];

export interface TableKey {
  readonly name: string;
  readonly hasTenant: boolean;
  /** The first column of the primary key. */
  readonly firstKey: string;
}

/** A table of a tenant is divided by the tenant; any other by the first column of its key. */
export function placementOf({ name, hasTenant, firstKey }: TableKey): Placement {
  if (REFERENCE.includes(name)) return 'reference';
  if (SINGLE.includes(name)) return 'single';
  return hasTenant && !BY_OWN_KEY.includes(name)
    ? { by: 'tenant_id', withTenant: true }
    : { by: firstKey, withTenant: false };
}
