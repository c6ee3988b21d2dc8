/**
 * For this long after its launch, the process that has split a campaign fans it out alone. Most
 * campaigns are done by then. With several processes, each chunk takes as long as there are chunks
 * in progress, and meanwhile PostgreSQL keeps the old versions of all rows that others update.
 */
const HEAD_START_MS = 5_000;

/** Which campaigns a process fans out alone. */
export interface HeadStart {
  /** Says that this process has split the campaign. */
  begin(campaignId: string, now: Date): void;
  /** Campaigns launched until `sharedSince` are for all processes, and `own` for this one. */
  at(now: Date): { readonly sharedSince: Date; readonly own: readonly string[] };
}

const startedBefore = (now: Date): Date => new Date(now.getTime() - HEAD_START_MS);

export function createHeadStart(): HeadStart {
  const splitAt = new Map<string, Date>();
  return {
    begin: (campaignId, now) => {
      for (const [other, at] of splitAt) if (at <= startedBefore(now)) splitAt.delete(other);
      splitAt.set(campaignId, now);
    },
    at: (now) => ({ sharedSince: startedBefore(now), own: [...splitAt.keys()] }),
  };
}

/** Whatever runs the fan-out in this process. */
export const headStartOfProcess = createHeadStart();
