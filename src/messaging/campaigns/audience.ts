import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import { holdsFor, SUPPRESSED_BY } from '../consent/holds-for.ts';
import type { ContactFacts } from '../send/recipient-facts.ts';
import type { Owner } from '../tenancy.ts';

/** Who is meant: everybody, or anybody in one of these; less everybody in one of those. */
export interface AudiencePart {
  readonly all?: boolean | undefined;
  readonly list_ids?: readonly string[] | undefined;
  readonly tag_ids?: readonly string[] | undefined;
  readonly contact_ids?: readonly string[] | undefined;
}

export interface Audience {
  readonly include: AudiencePart;
  readonly exclude?: AudiencePart | undefined;
}

export interface AudienceContact extends ContactFacts {
  readonly suppressed_by: string | null;
}

type AudienceParams = [
  tenantId: string,
  accountId: string,
  all: boolean,
  lists: readonly string[],
  tags: readonly string[],
  contacts: readonly string[],
  notLists: readonly string[],
  notTags: readonly string[],
  notContacts: readonly string[],
  asOf: Date,
];

/** Walks the account's contacts by primary key; each condition on a list or tag is one look-up in its primary key. */
const MEANT = `c.tenant_id = $1 AND c.account_id = $2 AND c.created_at <= $10
  AND ($3 OR c.id = ANY ($6)
       OR EXISTS (SELECT 1 FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ANY ($4) AND m.contact_id = c.id)
       OR EXISTS (SELECT 1 FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ANY ($5) AND g.target_kind = 'contact' AND g.target_id = c.id))
  AND NOT (c.id = ANY ($9)
       OR EXISTS (SELECT 1 FROM list_members m WHERE m.tenant_id = $1 AND m.list_id = ANY ($7) AND m.contact_id = c.id)
       OR EXISTS (SELECT 1 FROM taggings g WHERE g.tenant_id = $1 AND g.tag_id = ANY ($8) AND g.target_kind = 'contact' AND g.target_id = c.id))`;

const HOLDS = holdsFor('$14');

const walk = statement<
  [...AudienceParams, after: string, upTo: string, limit: number, programId: string | null],
  AudienceContact
>(
  'campaigns.walk_audience',
  `SELECT c.id, c.phone, c.country, c.external_id, c.first_name, c.last_name, c.email, c.timezone, c.attributes, c.consent_status,
          coalesce((SELECT ${SUPPRESSED_BY} FROM suppressions s
                     WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.phone = c.phone AND ${HOLDS} LIMIT 1),
                   (SELECT 'suppression_list' FROM list_members m JOIN lists l ON l.tenant_id = $1 AND l.id = m.list_id
                     WHERE m.tenant_id = $1 AND m.contact_id = c.id AND l.kind = 'suppression' LIMIT 1)) AS suppressed_by
     FROM contacts c WHERE ${MEANT} AND c.id > $11 AND c.id <= $12 ORDER BY c.id LIMIT $13`,
);

/** One pass over the audience; the sum of hashes is the same whatever the order. */
const measure = statement<AudienceParams, { count: number; hash: string }>(
  'campaigns.measure_audience',
  `SELECT count(*) AS count, coalesce(sum(hashtextextended(c.id, 0)::numeric), 0)::text AS hash FROM contacts c WHERE ${MEANT}`,
);

const findUnknown = batchStatement<
  [tenantId: string, accountId: string, lists: readonly string[], tags: readonly string[]],
  { kind: string }
>(
  'campaigns.find_unknown_parts',
  `SELECT 'list' AS kind FROM unnest($3::text[]) AS x(id) WHERE NOT EXISTS (SELECT 1 FROM lists l WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.id = x.id)
   UNION ALL
   SELECT 'tag' FROM unnest($4::text[]) AS x(id) WHERE NOT EXISTS (SELECT 1 FROM tags t WHERE t.tenant_id = $1 AND t.account_id = $2 AND t.id = x.id)
   LIMIT 1`,
);

/** No id comes after it. */
export const AFTER_ALL = '~';

/** Where a walk goes on, and with whom it ends: with the last of all unless it is said. */
export interface Stretch {
  readonly after: string;
  readonly upTo?: string;
}

/**
 * The next contacts of the audience in a stretch, in the order of their ids, suppressed as for texts of the program, or of none. `asOf`
 * keeps out who came later.
 */
export function walkAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  asOf: Date,
  { after, upTo = AFTER_ALL }: Stretch,
  limit: number,
  programId: string | null,
): Promise<AudienceContact[]> {
  return sql.rows(walk, ...paramsOf(owner, audience, asOf), after, upTo, limit, programId);
}

/** How many are meant, and a fingerprint that changes when somebody joins or leaves. */
export async function measureAudience(
  sql: Sql,
  owner: Owner,
  audience: Audience,
  asOf: Date,
): Promise<{ count: number; hash: string }> {
  return (await sql.row(measure, ...paramsOf(owner, audience, asOf))) ?? { count: 0, hash: '0' };
}

/** The kind of a list or tag that an audience names and the account does not have, or null. */
export async function findUnknownPart(
  sql: Sql,
  owner: Owner,
  { include, exclude = {} }: Audience,
): Promise<string | null> {
  const lists = [...(include.list_ids ?? []), ...(exclude.list_ids ?? [])];
  const tags = [...(include.tag_ids ?? []), ...(exclude.tag_ids ?? [])];
  return (await sql.row(findUnknown, owner.tenantId, owner.accountId, lists, tags))?.kind ?? null;
}

function paramsOf({ tenantId, accountId }: Owner, { include, exclude = {} }: Audience, asOf: Date): AudienceParams {
  return [
    tenantId,
    accountId,
    include.all ?? false,
    include.list_ids ?? [],
    include.tag_ids ?? [],
    include.contact_ids ?? [],
    exclude.list_ids ?? [],
    exclude.tag_ids ?? [],
    exclude.contact_ids ?? [],
    asOf,
  ];
}
