import { batchStatement } from '../../../src/platform/database/sql.ts';
import { type Check, type Evidence, finding, groupBy } from './evidence.ts';

const tagged = batchStatement<[tenantId: string], { name: string; contacts: number }>(
  'chaos.tagged',
  `SELECT t.name, count(*)::int AS contacts FROM tags t JOIN taggings g ON g.tenant_id = t.tenant_id AND g.tag_id = t.id
    WHERE t.tenant_id = $1 GROUP BY t.name`,
);
const drafted = batchStatement<
  [tenantId: string],
  { id: string; name: string; state: string; recipients: number; accepted: number; audience_count: number }
>(
  'chaos.campaigns',
  `SELECT c.id, c.name, c.state, c.audience_count, count(r.contact_id)::int AS recipients,
          count(*) FILTER (WHERE r.outcome = 'accepted')::int AS accepted
     FROM campaigns c LEFT JOIN campaign_recipients r ON r.tenant_id = c.tenant_id AND r.campaign_id = c.id
    WHERE c.tenant_id = $1 GROUP BY c.tenant_id, c.id`,
);

/**
 * Each import holds every contact once. Each launched campaign decided on every contact once and
 * has ended.
 */
export const checkCampaigns: Check = async ({ sql, fixture: { tenantId }, clients, messages }: Evidence) => {
  const answered = clients.filter(({ what }) => what === 'answered');
  const named = (method: string) =>
    answered.filter((line) => line.method === method).map(({ to = '', contacts = 0 }) => ({ name: to, contacts }));
  const imported = new Map((await sql.rows(tagged, tenantId)).map((row) => [row.name, row.contacts]));
  const campaigns = groupBy(await sql.rows(drafted, tenantId), ({ name }) => name);
  const sentMessages = groupBy(
    messages.filter(({ campaign_id: id }) => id !== null),
    ({ campaign_id: id }) => id ?? '',
  );
  const launched = named('campaigns.launch').flatMap(({ name, contacts: wanted }) =>
    (campaigns.get(name) ?? []).map((row) => ({ ...row, wanted })),
  );
  const sent = (id: string): number => new Set(sentMessages.get(id)?.map(({ to_phone: to }) => to)).size;
  return [
    ...finding(
      'lost',
      'imports that do not hold all contacts',
      named('contacts.import')
        .filter(({ name, contacts: wanted }) => imported.get(name) !== wanted)
        .map(({ name, contacts: wanted }) => `${name}: ${imported.get(name) ?? 0} of ${wanted}`),
    ),
    ...finding(
      'lost',
      'campaigns that were created and are missing',
      named('campaigns.create')
        .filter(({ name }) => !campaigns.has(name))
        .map(({ name }) => name),
    ),
    ...finding(
      'duplicated',
      'campaigns that one key created twice',
      [...campaigns].filter(([, rows]) => rows.length > 1).map(([name]) => name),
    ),
    ...finding(
      'lost',
      'campaigns that did not decide on every contact',
      launched
        .filter(({ recipients, wanted }) => recipients !== wanted)
        .map(({ id, recipients, wanted }) => `${id}: ${recipients} of ${wanted}`),
    ),
    ...finding(
      'lost',
      'campaigns that did not end',
      launched.filter(({ state }) => state !== 'completed').map(({ id, state }) => `${id}: ${state}`),
    ),
    ...finding(
      'lost',
      'campaigns with recipients and no messages for them',
      launched.filter(({ id, accepted }) => sent(id) < accepted).map(({ id }) => id),
    ),
    ...finding(
      'duplicated',
      'campaigns with more messages than recipients',
      launched.filter(({ id, accepted }) => (sentMessages.get(id)?.length ?? 0) > accepted).map(({ id }) => id),
    ),
  ];
};
