/**
 * SQL: the recipient `r` got its variant because it had won, and not by chance. The test ends
 * before the decision, and the remainder starts after it. `campaign`: placeholder of the campaign.
 */
export const asWinner = (campaign: string): string =>
  `coalesce(r.decided_at >= (SELECT e.decided_at FROM experiment_decisions e WHERE e.tenant_id = $1 AND e.campaign_id = ${campaign}), false)`;
