import { batchStatement, type Statement } from '../../platform/database/sql.ts';
import { CONTACT, type ContactRow } from './queries.ts';

/** In the order of their values in the parameters, from `$5` on. */
const FILTERS = ['query', 'status', 'tag', 'list'] as const;
type Filter = (typeof FILTERS)[number];
export type ContactFilter = Partial<Readonly<Record<Exclude<Filter, 'query'>, string | undefined>>> & {
  /** The text, then the beginnings of numbers that it can mean. */
  readonly query?: readonly string[] | undefined;
};

export type ListParams = [tenantId: string, accountId: string, after: string, limit: number, ...values: unknown[]];
type ListStatement = Statement<ListParams, ContactRow>;

const TESTS: Readonly<Record<Filter, (VALUE: string) => string>> = {
  // The text, then the beginnings of numbers that it can mean.
  query: (VALUES) => {
    const TEXT = `search_text((${VALUES}::text[])[1])`;
    return `(starts_with(search_text(c.first_name), ${TEXT}) OR starts_with(search_text(c.last_name), ${TEXT})
        OR starts_with(search_text(concat_ws(' ', c.first_name, c.last_name)), ${TEXT})
        OR c.phone ^@ ANY ((${VALUES}::text[])[2:]) OR starts_with(search_text(c.external_id), ${TEXT}))`;
  },
  status: (VALUE) => `c.consent_status = ${VALUE}`,
  tag: (VALUE) =>
    `EXISTS (SELECT FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ${VALUE} AND g.target_kind = 'contact' AND g.target_id = c.id)`,
  list: (VALUE) =>
    `EXISTS (SELECT FROM list_members x WHERE x.tenant_id = $1 AND x.list_id = ${VALUE} AND x.contact_id = c.id)`,
};

/** The filters that are tested for each contact; the others are those by which it is found. */
const SUBSETS: readonly (readonly Filter[])[] = Array.from({ length: 2 ** FILTERS.length }, (_, bits) =>
  FILTERS.filter((_filter, index) => (bits >> index) % 2 === 1),
);
const STATEMENTS: Readonly<Record<string, ListStatement>> = Object.fromEntries(
  SUBSETS.map((filters) => [nameOf(filters), batchStatement<ListParams, ContactRow>(nameOf(filters), textOf(filters))]),
);

function nameOf(filters: readonly Filter[]): string {
  return ['contacts.list', ...filters].join('_');
}

/**
 * Members of a list and taggings of a tag are indexed by contact, and contacts_consent_idx has the
 * contacts of each status: a page reads one range. Others scan the contacts from the cursor on.
 */
function textOf(filters: readonly Filter[]): string {
  const paramOf = (filter: Filter): string => `$${5 + filters.indexOf(filter)}`;
  const others = (...found: readonly Filter[]): string =>
    filters
      .filter((filter) => !found.includes(filter))
      .map((filter) => ` AND ${TESTS[filter](paramOf(filter))}`)
      .join('');
  if (filters.includes('list')) return ofList(paramOf('list'), others('list'));
  if (filters.includes('tag')) return ofTag(paramOf('tag'), others('tag'));
  return filters.includes('status') ? ofStatus(paramOf('status'), others('status')) : ofAccount(others());
}

function ofAccount(OTHERS: string): string {
  return `SELECT ${CONTACT} FROM contacts c
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id > $3${OTHERS}
    ORDER BY c.id LIMIT $4`;
}

function ofList(VALUE: string, OTHERS: string): string {
  return `SELECT ${CONTACT} FROM list_members x JOIN contacts c ON c.tenant_id = x.tenant_id AND c.id = x.contact_id
    WHERE x.tenant_id = $1 AND x.list_id = ${VALUE} AND x.contact_id > $3 AND c.tenant_id = $1 AND c.account_id = $2${OTHERS}
    ORDER BY x.contact_id LIMIT $4`;
}

function ofTag(VALUE: string, OTHERS: string): string {
  return `SELECT ${CONTACT} FROM taggings x JOIN contacts c ON c.tenant_id = x.tenant_id AND c.id = x.target_id
    WHERE x.tenant_id = $1 AND x.tag_id = ${VALUE} AND x.target_kind = 'contact' AND x.target_id > $3
      AND c.tenant_id = $1 AND c.account_id = $2${OTHERS}
    ORDER BY x.target_id LIMIT $4`;
}

/** A range of the status, so that no other index has the order. */
function ofStatus(VALUE: string, OTHERS: string): string {
  return `SELECT ${CONTACT} FROM contacts c
    WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.consent_status <= ${VALUE} AND (c.consent_status, c.id) >= (${VALUE}, $3) AND c.id > $3${OTHERS}
    ORDER BY c.consent_status, c.id LIMIT $4`;
}

function given(filter: ContactFilter): readonly Filter[] {
  return FILTERS.filter((name) => filter[name] !== undefined);
}

/** The statement for the filters that are given. */
export function listStatement(filter: ContactFilter): ListStatement {
  return STATEMENTS[nameOf(given(filter))] as ListStatement;
}

/** The values of the filters that are given. */
export function valuesOf(filter: ContactFilter): unknown[] {
  return given(filter).map((name) => filter[name]);
}

/**
 * Contacts of a segment, whose condition uses the values after those of the filters. The contacts
 * are evaluated one by one until the page is full.
 */
export function listContactsOfSegment(filter: ContactFilter, condition: string): ListStatement {
  const tests = given(filter).map((name, index) => ` AND ${TESTS[name](`$${5 + index}`)}`);
  return {
    name: 'contacts.list_of_segment',
    text: ofAccount(`${tests.join('')}
      AND ${condition}`),
    batch: true,
  };
}
