import { checkCampaigns } from './campaigns.ts';
import { checkChains } from './chains.ts';
import { checkCredits } from './credits.ts';
import { checkDefects } from './defects.ts';
import { checkEvents } from './events.ts';
import type { Evidence, Finding } from './evidence.ts';
import { checkJourneys } from './journeys.ts';
import { checkSends } from './sends.ts';
import { checkStops } from './stops.ts';
import { checkSubmissions } from './submissions.ts';
import { checkUnfinished } from './unfinished.ts';

const checks = [
  checkSends,
  checkCampaigns,
  checkJourneys,
  checkSubmissions,
  checkStops,
  checkCredits,
  checkEvents,
  checkChains,
  checkUnfinished,
  checkDefects,
];

/** Runs all checks. Returns an empty array if all records agree. */
export async function runChecks(evidence: Evidence): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await check(evidence)));
  return findings;
}
