import type { NumberRow } from '../../carriers/numbers/queries.ts';
import type { Owner } from '../../domain/account.ts';
import { hasFailed, mayMoveAssignment } from '../../domain/registration/status.ts';
import { notFound, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { countNumbers, findCampaignOfProgram, lockCampaignsOf, orderNumber } from './number-queries.ts';
import { repaceNumbers } from './pace.ts';
import { type CampaignRow, findRegistration, lockCampaign } from './queries.ts';

/** Carrier limit without a number pool. */
const MAX_NUMBERS = 49;
const MAX_WITH_POOL = 10_000;

/** The fields of the call that the order stores. */
interface OrderingCall {
  readonly requestId: string;
  readonly now: Date;
}

const LIST_CAMPAIGNS = {
  skill: 'compliance.registrations',
  params: { kind: 'campaign' },
  why: 'Lists the campaigns and their status.',
};

/** Must run first: registrations are locked before numbers, or two callers could deadlock. */
export async function lockCampaigns(
  tx: Sql,
  { tenantId, accountId }: Owner,
  numberId: string,
  {
    registrationId,
    programId,
  }: { readonly registrationId?: string | null | undefined; readonly programId?: string | null | undefined } = {},
): Promise<void> {
  const ofProgram =
    typeof programId === 'string' ? await findCampaignOfProgram(tx, { tenantId, accountId }, programId) : null;
  await tx.run(lockCampaignsOf, tenantId, accountId, numberId, registrationId ?? ofProgram?.id ?? null);
}

/**
 * Orders the assignment of a number to a campaign, as a row that a worker submits. Does nothing
 * when it is already assigned or ordered.
 */
export async function orderAssignment(
  tx: Sql,
  owner: Owner,
  number: NumberRow,
  registrationId: string,
  call: OrderingCall,
): Promise<void> {
  const { tenantId, accountId } = owner;
  const campaign = await tx.row(lockCampaign, tenantId, accountId, registrationId);
  if (campaign === null) throw notFound('registration', [LIST_CAMPAIGNS]);
  if (!is10dlcNumber(number)) {
    throw unprocessable(
      'number_not_10dlc',
      'Only +1 long codes can be assigned to 10DLC campaigns. Use compliance.registerTollFree for toll-free numbers.',
      {
        nextActions: [
          { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers of this account.' },
        ],
      },
    );
  }
  if (number.registration_id !== null && number.registration_id !== registrationId) throw alreadyAssigned(number);
  const state = number.registration_state;
  if (state === 'PENDING_ASSIGNMENT' || state === 'ASSIGNED') return;
  if (state !== null && !mayMoveAssignment(state, 'PENDING_ASSIGNMENT')) throw alreadyAssigned(number);
  requireOpenCampaign(campaign);
  await requireCapacity(tx, owner, campaign);
  await orderNumber(tx, owner, number.id, { registrationId, state: 'PENDING_ASSIGNMENT' }, call);
}

/**
 * Assigns the number to the campaign of its program, if there is one and the number is eligible.
 */
export async function orderByProgram(
  tx: Sql,
  owner: Owner,
  number: NumberRow,
  programId: string,
  call: OrderingCall,
): Promise<void> {
  if (number.registration_id !== null || !is10dlcNumber(number)) return;
  const campaign = await findCampaignOfProgram(tx, owner, programId);
  if (campaign !== null) await orderAssignment(tx, owner, number, campaign.id, call);
}

/**
 * Orders the removal of a number from its campaign; until it is confirmed, the number counts as
 * assigned.
 */
export async function orderUnassignment(tx: Sql, owner: Owner, number: NumberRow, call: OrderingCall): Promise<void> {
  const { registration_id: registrationId, registration_state: state } = number;
  // A toll-free number keeps its verification.
  if (!is10dlcNumber(number)) return;
  if (registrationId === null || state === null || !mayMoveAssignment(state, 'PENDING_UNASSIGNMENT')) return;
  await orderNumber(tx, owner, number.id, { registrationId, state: 'PENDING_UNASSIGNMENT' }, call);
  await repaceNumbers(tx, owner.tenantId, registrationId, call.now);
}

function is10dlcNumber({ type, phone }: NumberRow): boolean {
  return type === 'long_code' && phone.startsWith('+1');
}

function alreadyAssigned({ id, registration_state: state }: NumberRow) {
  return unprocessable('number_registered', 'This number is assigned to another campaign, or its removal is pending.', {
    details: { registration_state: state },
    nextActions: [
      {
        skill: 'phone-numbers.assign',
        params: { number_id: id, registration_id: null },
        why: 'Removes the number from its campaign.',
      },
    ],
  });
}

function requireOpenCampaign({ status }: CampaignRow): void {
  if (!hasFailed(status) && status !== 'TCR_EXPIRED' && status !== 'TCR_SUSPENDED') return;
  throw unprocessable('registration_ended', 'This registration was rejected, suspended or has expired.', {
    details: { status },
    nextActions: [LIST_CAMPAIGNS],
  });
}

async function requireCapacity(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, brand_id: brandId, content }: CampaignRow,
): Promise<void> {
  const brand = await findRegistration(tx, { tenantId, accountId }, 'brand', { id: brandId });
  const most =
    brand?.content.entity_type === 'SOLE_PROPRIETOR' ? 1 : content.flags.number_pool ? MAX_WITH_POOL : MAX_NUMBERS;
  if ((await countNumbers(tx, { tenantId, accountId }, id)) < most) return;
  throw unprocessable('campaign_full', `This campaign has reached its limit of ${most} numbers.`, {
    details: { most },
    nextActions: [
      { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers of the campaign.' },
    ],
  });
}
