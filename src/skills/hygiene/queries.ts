import { statement } from '../../platform/sql.ts';

export interface ClusterRow {
  readonly match: 'email' | 'name';
  readonly value: string;
  readonly size: number;
  readonly contacts: readonly {
    readonly contact_id: string;
    readonly phone: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string | null;
    readonly consent_status: 'none' | 'pending' | 'opted_in' | 'opted_out';
  }[];
}

/**
 * People who are there under several numbers; one number is one contact, the database sees to that. Reads the contacts of the account once; the
 * twenty oldest of each cluster are shown.
 */
export const listClusters = statement<
  [tenantId: string, accountId: string, match: string | null, after: string, limit: number],
  ClusterRow & { readonly key: string }
>(
  'hygiene.list_clusters',
  `WITH named AS (
     SELECT 'email' AS match, lower(btrim(email)) AS value, id FROM contacts
      WHERE tenant_id = $1 AND account_id = $2 AND btrim(email) <> ''
     UNION ALL
     SELECT 'name', lower(btrim(first_name)) || ' ' || lower(btrim(last_name)), id FROM contacts
      WHERE tenant_id = $1 AND account_id = $2 AND btrim(first_name) <> '' AND btrim(last_name) <> ''),
   clusters AS (
     SELECT match, value, (match || ' ' || value) COLLATE "C" AS key, count(*)::int AS size, (array_agg(id ORDER BY id))[1:20] AS ids FROM named
      WHERE ($3::text IS NULL OR match = $3) AND (match || ' ' || value) COLLATE "C" > $4
      GROUP BY match, value HAVING count(*) > 1 ORDER BY 3 LIMIT $5)
   SELECT k.key, k.match, k.value, k.size,
          (SELECT jsonb_agg(jsonb_build_object('contact_id', c.id, 'phone', c.phone, 'first_name', c.first_name, 'last_name', c.last_name,
                    'email', c.email, 'consent_status', c.consent_status) ORDER BY c.id)
             FROM contacts c WHERE c.tenant_id = $1 AND c.account_id = $2 AND c.id = ANY (k.ids)) AS contacts
     FROM clusters k ORDER BY k.key`,
);

export const findContact = statement<[tenantId: string, accountId: string, id: string], { phone: string }>(
  'hygiene.find_contact',
  'SELECT phone FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = $3',
);
