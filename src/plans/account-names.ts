import type { Owner } from '../domain/account.ts';
import { nameKey } from '../domain/name-key.ts';
import { parsePhone } from '../domain/phone.ts';
import type { Token } from '../domain/plans/goal/tokenize.ts';
import { type GoalWorld, MAX_NAME_WORDS } from '../domain/plans/goal/world.ts';
import type { SkillName } from '../generated/skills.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly key: string;
}

type Keys = [tenantId: string, accountId: string, keys: readonly string[]];

/** Names of tags and the like have unique keys with an index; an account has few campaigns. */
const findByName = batchStatement<Keys, Row>(
  'plans.find_by_name',
  `SELECT 'tag' AS kind, id, name_key AS key FROM tags WHERE tenant_id = $1 AND account_id = $2 AND name_key = ANY ($3)
   UNION ALL
   SELECT 'list', id, name_key FROM lists WHERE tenant_id = $1 AND account_id = $2 AND name_key = ANY ($3)
   UNION ALL
   SELECT 'segment', id, name_key FROM segments WHERE tenant_id = $1 AND account_id = $2 AND name_key = ANY ($3)
   UNION ALL
   SELECT 'template', id, name_key FROM templates WHERE tenant_id = $1 AND account_id = $2 AND name_key = ANY ($3)
   UNION ALL
   SELECT 'automation', id, name_key FROM automation_rules WHERE tenant_id = $1 AND account_id = $2 AND name_key = ANY ($3)
   UNION ALL
   SELECT 'source', id, name_key FROM consent_sources WHERE tenant_id = $1 AND account_id = $2 AND name_key = ANY ($3)
   UNION ALL
   SELECT 'campaign', id, lower(name) FROM campaigns WHERE tenant_id = $1 AND account_id = $2 AND lower(name) = ANY ($3)
   UNION ALL
   SELECT 'journey', id, lower(name) FROM journeys WHERE tenant_id = $1 AND account_id = $2 AND lower(name) = ANY ($3)
   ORDER BY 1, 2
   LIMIT 500`,
);

/**
 * Names of contacts have no index: this reads at most 100,001 contacts. In larger accounts, a
 * person is found only by phone number, so that no second person of a name is overlooked.
 */
const findPeople = batchStatement<Keys, Row>(
  'plans.find_people',
  `SELECT 'contact' AS kind, id, lower(concat_ws(' ', first_name, last_name)) AS key
     FROM contacts
    WHERE tenant_id = $1 AND account_id = $2 AND lower(concat_ws(' ', first_name, last_name)) = ANY ($3)
      AND NOT EXISTS (SELECT FROM contacts WHERE tenant_id = $1 AND account_id = $2 OFFSET 100000)
    ORDER BY 2
    LIMIT 500`,
);

const findByPhones = batchStatement<Keys, Row>(
  'plans.find_by_phones',
  `SELECT 'contact' AS kind, id, phone AS key FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3)
   UNION ALL
   SELECT 'number', id, phone FROM phone_numbers
    WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) AND state = 'active'`,
);

/** A name is used only by keys that may list what it names. */
const LISTED_BY: Readonly<Record<string, SkillName>> = {
  automation: 'automation.list',
  campaign: 'campaigns.list',
  contact: 'contacts.list',
  journey: 'journeys.list',
  list: 'lists.list',
  number: 'phone-numbers.list',
  segment: 'segments.list',
  source: 'sources.list',
  tag: 'tags.list',
  template: 'templates.list',
};

interface Reader extends Owner {
  readonly defaultCountry: string;
  readonly mayCall: (skill: SkillName) => boolean;
}

/** The objects of the account that words of a goal may name. */
export async function findNames(
  sql: Sql,
  reader: Reader,
  goal: string,
  tokens: readonly Token[],
): Promise<GoalWorld['named']> {
  const { tenantId, accountId, defaultCountry, mayCall } = reader;
  const keys = [...keysIn(goal, tokens)];
  const phoneOf = (text: string): string | null => {
    const parsed = parsePhone(text, defaultCountry);
    return parsed.ok ? parsed.e164 : null;
  };
  const phones = tokens.flatMap(({ kind, text }) => (kind === 'phone' ? (phoneOf(text) ?? []) : []));
  const found = [
    ...(keys.length === 0 ? [] : await sql.rows(findByName, tenantId, accountId, keys)),
    ...(keys.length === 0 ? [] : await sql.rows(findPeople, tenantId, accountId, keys)),
    ...(phones.length === 0 ? [] : await sql.rows(findByPhones, tenantId, accountId, phones)),
  ];
  const known = new Map<string, string[]>();
  for (const { kind, id, key } of found) {
    const listedBy = LISTED_BY[kind];
    if (listedBy === undefined || !mayCall(listedBy)) continue;
    const ids = known.get(`${kind}:${key}`);
    if (ids === undefined) known.set(`${kind}:${key}`, [id]);
    else ids.push(id);
  }
  return (kind, name) => known.get(`${kind}:${(name.startsWith('+') ? phoneOf(name) : null) ?? nameKey(name)}`) ?? [];
}

/** Everything that can be a name: quoted words, and words that follow each other. */
function keysIn(goal: string, tokens: readonly Token[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [at, first] of tokens.entries()) {
    if (first.kind === 'quoted') keys.add(nameKey(first.text));
    for (let size = 1; size <= MAX_NAME_WORDS && first.kind === 'word'; size += 1) {
      const last = tokens[at + size - 1];
      if (last === undefined || last.kind === 'break') break;
      if (last.kind === 'word') keys.add(nameKey(goal.slice(first.start, last.end)));
    }
  }
  return keys;
}
