import { batchStatement } from '../../src/platform/sql.ts';
import { type Evidence, finding, groupBy, type Judge } from './evidence.ts';

const tagged = batchStatement<[tenantId: string], { name: string; people: number }>(
  'chaos.tagged',
  `SELECT t.name, count(*)::int AS people FROM tags t JOIN taggings g ON g.tenant_id = t.tenant_id AND g.tag_id = t.id
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

/** Imports hold everybody once, and a campaign that was launched reached each of its people once and has ended. */
export const judgeCampaigns: Judge = async ({ sql, cast: { tenantId }, clients, messages }: Evidence) => {
  const answered = clients.filter(({ what }) => what === 'answered');
  const named = (method: string) =>
    answered.filter((line) => line.method === method).map(({ to = '', people = 0 }) => ({ name: to, people }));
  const people = new Map((await sql.rows(tagged, tenantId)).map((row) => [row.name, row.people]));
  const campaigns = groupBy(await sql.rows(drafted, tenantId), ({ name }) => name);
  const texts = groupBy(
    messages.filter(({ campaign_id: id }) => id !== null),
    ({ campaign_id: id }) => id ?? '',
  );
  const launched = named('campaigns.launch').flatMap(({ name, people: wanted }) =>
    (campaigns.get(name) ?? []).map((row) => ({ ...row, wanted })),
  );
  const sent = (id: string): number => new Set(texts.get(id)?.map(({ to_phone: to }) => to)).size;
  return [
    ...finding(
      'lost',
      'imports that do not hold what they were given',
      named('contacts.import')
        .filter(({ name, people: wanted }) => people.get(name) !== wanted)
        .map(({ name, people: wanted }) => `${name}: ${people.get(name) ?? 0} of ${wanted}`),
    ),
    ...finding(
      'lost',
      'campaigns that were drafted and are not there',
      named('campaigns.create')
        .filter(({ name }) => !campaigns.has(name))
        .map(({ name }) => name),
    ),
    ...finding(
      'duplicated',
      'campaigns that one key drafted twice',
      [...campaigns].filter(([, rows]) => rows.length > 1).map(([name]) => name),
    ),
    ...finding(
      'lost',
      'campaigns that did not decide on everybody',
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
      'campaigns with recipients and no texts for them',
      launched.filter(({ id, accepted }) => sent(id) < accepted).map(({ id }) => id),
    ),
    ...finding(
      'duplicated',
      'campaigns with more texts than recipients',
      launched.filter(({ id, accepted }) => (texts.get(id)?.length ?? 0) > accepted).map(({ id }) => id),
    ),
  ];
};
