import { hasFailed, mayMoveAssignment } from '../../domain/registration/status.ts';
import { notFound, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/sql.ts';
import type { NumberRow } from '../senders/queries.ts';
import type { Owner } from '../tenancy.ts';
import { countNumbers, findCampaignOfProgram, lockCampaignsOf, orderNumber } from './number-queries.ts';
import { repaceNumbers } from './pace.ts';
import { type CampaignRow, findBrand, lockCampaign } from './queries.ts';

/** What carriers let a campaign have without a number pool. */
const MOST_NUMBERS = 49;
const MOST_WITH_POOL = 10_000;

/** What the order keeps of the call that makes it. */
interface OrderingCall {
  readonly requestId: string;
  readonly now: Date;
}

const LOOK = {
  skill: 'compliance.registrations',
  params: { kind: 'campaign' },
  why: 'Lists the campaigns and how far they are.',
};

/** First of all: registrations are locked before numbers, or two callers could wait for each other. */
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
    typeof programId === 'string' ? await tx.row(findCampaignOfProgram, tenantId, accountId, programId) : null;
  await tx.run(lockCampaignsOf, tenantId, accountId, numberId, registrationId ?? ofProgram?.id ?? null);
}

/** Asks the registry, by a row that a worker picks up, to let the number send for the campaign. What is so already stays so. */
export async function orderAssignment(
  tx: Sql,
  owner: Owner,
  number: NumberRow,
  registrationId: string,
  call: OrderingCall,
): Promise<void> {
  const { tenantId, accountId } = owner;
  const campaign = await tx.row(lockCampaign, tenantId, accountId, registrationId);
  if (campaign === null) throw notFound('registration', [LOOK]);
  if (!mayBeRegistered(number)) {
    throw unprocessable(
      'number_not_10dlc',
      'Only long codes of +1 are registered for 10DLC campaigns; compliance.registerTollFree verifies toll-free numbers.',
      {
        nextActions: [
          { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers of this account.' },
        ],
      },
    );
  }
  if (number.registration_id !== null && number.registration_id !== registrationId) throw taken(number);
  const state = number.registration_state;
  if (state === 'PENDING_ASSIGNMENT' || state === 'ASSIGNED') return;
  if (state !== null && !mayMoveAssignment(state, 'PENDING_ASSIGNMENT')) throw taken(number);
  refuseEnded(campaign);
  await refuseFull(tx, owner, campaign);
  await tx.run(orderNumber, tenantId, number.id, registrationId, 'PENDING_ASSIGNMENT', call.now, call.requestId);
}

/** The campaign of a program comes along with it, where there is one and the number may have it. */
export async function orderByProgram(
  tx: Sql,
  owner: Owner,
  number: NumberRow,
  programId: string,
  call: OrderingCall,
): Promise<void> {
  if (number.registration_id !== null || !mayBeRegistered(number)) return;
  const campaign = await tx.row(findCampaignOfProgram, owner.tenantId, owner.accountId, programId);
  if (campaign !== null) await orderAssignment(tx, owner, number, campaign.id, call);
}

/** Asks the registry to let go of the number; until it has, the number counts as assigned there. */
export async function orderUnassignment(
  tx: Sql,
  { tenantId }: Owner,
  number: NumberRow,
  { now, requestId }: OrderingCall,
): Promise<void> {
  const { registration_id: registrationId, registration_state: state } = number;
  // A toll-free number keeps its verification.
  if (!mayBeRegistered(number)) return;
  if (registrationId === null || state === null || !mayMoveAssignment(state, 'PENDING_UNASSIGNMENT')) return;
  await tx.run(orderNumber, tenantId, number.id, registrationId, 'PENDING_UNASSIGNMENT', now, requestId);
  await repaceNumbers(tx, tenantId, registrationId, now);
}

function mayBeRegistered({ type, phone }: NumberRow): boolean {
  return type === 'long_code' && phone.startsWith('+1');
}

function taken({ id, registration_state: state }: NumberRow) {
  return unprocessable(
    'number_registered',
    'The registry has this number for another campaign, or is letting go of it.',
    {
      details: { registration_state: state },
      nextActions: [
        {
          skill: 'phone-numbers.assign',
          params: { number_id: id, registration_id: null },
          why: 'Takes it out of its campaign.',
        },
      ],
    },
  );
}

function refuseEnded({ status }: CampaignRow): void {
  if (!hasFailed(status) && status !== 'TCR_EXPIRED' && status !== 'TCR_SUSPENDED') return;
  throw unprocessable('registration_ended', 'This registration was turned down, suspended or has run out.', {
    details: { status },
    nextActions: [LOOK],
  });
}

async function refuseFull(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, brand_id: brandId, content }: CampaignRow,
): Promise<void> {
  const brand = await tx.row(findBrand, tenantId, accountId, brandId);
  const most =
    brand?.content.entity_type === 'SOLE_PROPRIETOR' ? 1 : content.flags.number_pool ? MOST_WITH_POOL : MOST_NUMBERS;
  if (((await tx.row(countNumbers, tenantId, id))?.count ?? 0) < most) return;
  throw unprocessable('campaign_full', `This campaign has as many numbers as it may have: ${most}.`, {
    details: { most },
    nextActions: [{ skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Shows which numbers it has.' }],
  });
}
