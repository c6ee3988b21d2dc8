import type { BrandStatus, CampaignStatus, NumberAssignmentState, TollFreeStatus } from '../../generated/types.ts';

/**
 * Progress of a campaign registration. Reports can overtake each other, so a report counts only
 * when it is further than the current status.
 */
const PROGRESS: Readonly<Record<CampaignStatus, number>> = {
  TCR_PENDING: 0,
  TCR_ACCEPTED: 1,
  TELNYX_ACCEPTED: 2,
  MNO_PENDING: 3,
  MNO_ACCEPTED: 4,
  MNO_PROVISIONED: 5,
  TCR_SUSPENDED: 6,
  TCR_EXPIRED: 7,
  TCR_FAILED: 8,
  TELNYX_FAILED: 8,
  MNO_REJECTED: 8,
  MNO_PROVISIONING_FAILED: 8,
};

const FAILED: ReadonlySet<CampaignStatus> = new Set([
  'TCR_FAILED',
  'TELNYX_FAILED',
  'MNO_REJECTED',
  'MNO_PROVISIONING_FAILED',
]);
/** The stage after which each failure can occur. */
const FAILS_AFTER: Readonly<Partial<Record<CampaignStatus, number>>> = {
  TCR_FAILED: 0,
  TELNYX_FAILED: 1,
  MNO_REJECTED: 1,
  MNO_PROVISIONING_FAILED: 4,
};

/**
 * The status after a report, or null when the report changes nothing: it is a repeat, it is late,
 * or the registration has ended. A suspension is lifted by the status that preceded it. An expired
 * or rejected registration changes only by a new submission.
 */
export function nextCampaignStatus(current: CampaignStatus, reported: CampaignStatus): CampaignStatus | null {
  if (current === reported || hasFailed(current) || current === 'TCR_EXPIRED') return null;
  if (current === 'TCR_SUSPENDED')
    return reported === 'MNO_PROVISIONED' || reported === 'TCR_EXPIRED' ? reported : null;
  if (hasFailed(reported)) {
    const from = FAILS_AFTER[reported] ?? 0;
    return PROGRESS[current] < PROGRESS.MNO_PROVISIONED && (from <= 1 || PROGRESS[current] >= from) ? reported : null;
  }
  return PROGRESS[reported] > PROGRESS[current] ? reported : null;
}

export function hasFailed(status: CampaignStatus): boolean {
  return FAILED.has(status);
}

/** Whether it can be submitted again: it failed, expired, or is active with changed content. */
export function mayResubmit(status: CampaignStatus): boolean {
  return hasFailed(status) || status === 'TCR_EXPIRED' || status === 'MNO_PROVISIONED';
}

export function nextBrandStatus(current: BrandStatus, reported: BrandStatus): BrandStatus | null {
  return current === 'REGISTRATION_PENDING' && reported !== current ? reported : null;
}

const TOLL_FREE_PROGRESS: Readonly<Record<TollFreeStatus, number>> = {
  PENDING_REVIEW: 0,
  IN_REVIEW: 1,
  APPROVED: 2,
  REJECTED: 2,
};

/** An approval can still be revoked; a rejection changes only by a new submission. */
export function nextTollFreeStatus(current: TollFreeStatus, reported: TollFreeStatus): TollFreeStatus | null {
  if (current === 'APPROVED') return reported === 'REJECTED' ? reported : null;
  return TOLL_FREE_PROGRESS[reported] > TOLL_FREE_PROGRESS[current] ? reported : null;
}

/** Allowed transitions of a number assignment. A failed assignment changes only by a new order. */
const assignmentMoves: Readonly<Record<NumberAssignmentState, readonly NumberAssignmentState[]>> = {
  PENDING_ASSIGNMENT: ['ASSIGNED', 'FAILED_ASSIGNMENT', 'PENDING_UNASSIGNMENT'],
  ASSIGNED: ['PENDING_UNASSIGNMENT'],
  FAILED_ASSIGNMENT: ['PENDING_ASSIGNMENT', 'PENDING_UNASSIGNMENT'],
  PENDING_UNASSIGNMENT: ['FAILED_UNASSIGNMENT'],
  FAILED_UNASSIGNMENT: ['PENDING_UNASSIGNMENT'],
};

export function mayMoveAssignment(from: NumberAssignmentState, to: NumberAssignmentState): boolean {
  return assignmentMoves[from].includes(to);
}
