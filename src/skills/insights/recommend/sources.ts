import { bucketStart } from '../../../counting/buckets.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { wilsonInterval } from '../../../domain/statistics/proportions.ts';
import { queryRollups } from '../../../measures/rollups/query.ts';
import { countOptOutsBySource } from '../../../people/consent/opt-outs-by-source.ts';
import { DAYS, type Finder } from './recommendation.ts';

/** Sources of an account that are compared. */
const MAX_SOURCES = 1_000;
/** Opt-ins below which the share of opt-outs says nothing. */
const MIN_OPT_INS = 50;
/** Many sources are compared: the lower end holds with 99.9 %. */
const CONFIDENCE = 0.998;
/** More opt-outs than the others by this factor. */
const MIN_RATIO = 1.5;

/** A source whose people opt out more often than those of the other sources. */
export const adviseOnSources: Finder = async ({ db, account, now }) => {
  const since = bucketStart(new Date(now.getTime() - DAYS * DAY_MS));
  const end = new Date(now.getTime() + 1);
  const rows = await queryRollups(db, account, {
    edges: [since, end],
    groupBy: ['source_id'],
    maxRows: MAX_SOURCES,
  });
  const came = new Map<string, number>();
  for (const { group, counts } of rows.slice(0, MAX_SOURCES))
    came.set(group[0] ?? '', (came.get(group[0] ?? '') ?? 0) + counts.opt_ins);
  const left = new Map(
    (await countOptOutsBySource(db, account, since, since, end)).map(({ source_id: id, now: n }) => [id ?? '', n]),
  );
  const total = (of: ReadonlyMap<string, number>): number => [...of.values()].reduce((sum, count) => sum + count, 0);
  const [allCame, allLeft] = [total(came), total(left)];
  const found = [...came].flatMap(([id, optIns]) => {
    const optOuts = left.get(id) ?? 0;
    const others = { came: allCame - optIns, left: allLeft - optOuts };
    if (id === '' || optIns < MIN_OPT_INS || others.came < MIN_OPT_INS) return [];
    const usual = others.left / others.came;
    const { low } = wilsonInterval({ count: Math.min(optOuts, optIns), total: optIns }, CONFIDENCE);
    return low > usual * MIN_RATIO
      ? [{ id, optIns, optOuts, others, fewer: Math.round(optOuts - usual * optIns) }]
      : [];
  });
  const names = await db.tenant(account.tenantId).consent_sources.findMany({
    where: { account_id: account.accountId, id: { in: found.map(({ id }) => id) } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return found.flatMap(({ id, optIns, optOuts, others, fewer }) => {
    const name = nameOf.get(id);
    if (name === undefined) return [];
    return [
      {
        kind: 'opt_outs_of_source' as const,
        action: {
          skill: 'sources.get',
          params: { source_id: id },
          why: 'Shows the disclosure that people saw when they opted in.',
        },
        evidence: `In the last ${DAYS} days, people opted in ${optIns} times through ${name} and its people opted out ${optOuts} times; ${others.came} and ${others.left} times for all others.`,
        effect: {
          unit: 'opt_outs' as const,
          amount: fewer,
          summary: `About ${fewer} fewer opt-outs in ${DAYS} days, if its people stayed like the others.`,
        },
      },
    ];
  });
};
