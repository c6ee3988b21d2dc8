import { judgeCampaigns } from './campaigns.ts';
import { judgeCredits } from './credits.ts';
import { judgeEvents } from './events.ts';
import type { Evidence, Finding } from './evidence.ts';
import { judgeHandOvers } from './hand-overs.ts';
import { judgeLedgers } from './ledgers.ts';
import { judgeRest } from './rest.ts';
import { judgeSends } from './sends.ts';
import { judgeStops } from './stops.ts';

const judges = [
  judgeSends,
  judgeCampaigns,
  judgeHandOvers,
  judgeStops,
  judgeCredits,
  judgeEvents,
  judgeLedgers,
  judgeRest,
];

/** Everything that is wrong; nothing when all books say the same. */
export async function judge(evidence: Evidence): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const each of judges) findings.push(...(await each(evidence)));
  return findings;
}
