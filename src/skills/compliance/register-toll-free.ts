import { noSuchNumber } from '../../carriers/numbers/no-such-number.ts';
import { findNumber } from '../../carriers/numbers/queries.ts';
import { canOpen } from '../../compliance/registration/can-open.ts';
import {
  findRegistration,
  insertRegistration,
  resubmitRegistration,
  type TollFreeRow,
} from '../../compliance/registration/queries.ts';
import { lockTollFree, settleTollFree } from '../../compliance/registration/toll-free-queries.ts';
import { parseAsWritten } from '../../domain/phone.ts';
import type { TollFreeContent } from '../../domain/registration/content.ts';
import { codes, error, type Finding } from '../../domain/registration/finding.ts';
import { lintTollFree } from '../../domain/registration/lint-toll-free.ts';
import { isTollFree } from '../../domain/registration/toll-free.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { chargeSubmission } from './charge.ts';
import { presentTollFree } from './present.ts';
import { requireNoErrors } from './require-no-errors.ts';

type Params = SkillParams<'compliance.registerTollFree'>;

/**
 * A number has one verification: calling again resubmits a rejected one. A worker submits it to the
 * reviewers after the commit.
 */
export const registerTollFree: Skill<'compliance.registerTollFree'> = async (params, context) => {
  const { tx, account, now, requestId } = context;
  const { tenantId, accountId } = account;
  const { number_id: numberId, reference_id: reference } = params;
  const phone = await requireTollFree(context, numberId);
  const { content, findings } = readContent(params, phone, account.defaultCountry);
  const lint = [...findings, ...lintTollFree(content, canOpen(context.service.config.outgoing))];
  const before = await tx.row(lockTollFree, tenantId, accountId, numberId);
  const known =
    reference === undefined ? null : await findRegistration(tx, account, 'toll_free', { reference_id: reference });
  if (known !== null && known.status !== 'REJECTED') return presentResult(known, lint, false, 0);
  requireNoErrors(lint);
  requireResubmittable(before);
  const order = { content, status: 'PENDING_REVIEW', request_id: requestId } as const;
  const named = { id: context.newId('tfv'), kind: 'toll_free', reference_id: reference ?? null } as const;
  const row =
    before === null
      ? await insertRegistration(tx, account, { ...named, number_id: numberId, ...order }, now)
      : await resubmitRegistration(tx, tenantId, before, order, now);
  if (row === null) return presentResult(await requireConcurrent(context, params), lint, false, 0);
  await settleTollFree(tx, { tenant_id: tenantId, id: row.id }, numberId, row.status, null);
  const credits = await chargeSubmission(context, { kind: 'toll_free', id: row.id, attempt: row.attempt });
  return presentResult(row, lint, before === null, credits);
};

function presentResult(row: TollFreeRow, lint: readonly Finding[], created: boolean, credits: number) {
  return {
    registration_id: row.id,
    status: row.status,
    registration: presentTollFree(row),
    lint: [...lint],
    created,
    credits,
  };
}

async function requireTollFree({ tx, account }: WriteContext, numberId: string): Promise<string> {
  const number = await findNumber(tx, account, numberId);
  if (number === null || number.state !== 'active') throw noSuchNumber();
  if (isTollFree(number.phone)) return number.phone;
  throw unprocessable(
    'number_not_toll_free',
    'Only toll-free numbers are verified: +1 800, 833, 844, 855, 866, 877 and 888.',
    {
      details: { phone: number.phone },
      nextActions: [
        { skill: 'phone-numbers.list', params: { state: 'active' }, why: 'Lists the numbers of this account.' },
      ],
    },
  );
}

/** The verification of the concurrent call that inserted the same number or reference_id first. */
async function requireConcurrent({ tx, account }: WriteContext, params: Params): Promise<TollFreeRow> {
  const { tenantId, accountId } = account;
  const { number_id: numberId, reference_id: reference = '' } = params;
  const row =
    (await tx.row(lockTollFree, tenantId, accountId, numberId)) ??
    (await findRegistration(tx, account, 'toll_free', { reference_id: reference }));
  if (row === null) throw new Error('The insert returned no row, but no verification has this number or reference_id.');
  return row;
}

function requireResubmittable(before: TollFreeRow | null): void {
  if (before === null || before.status === 'REJECTED') return;
  const next = {
    details: { status: before.status },
    nextActions: [
      {
        skill: 'compliance.registrations',
        params: { kind: 'toll_free' },
        why: 'Shows the status of the registration.',
      },
    ],
  };
  throw before.status === 'APPROVED'
    ? unprocessable('number_verified', 'This number is already verified.', next)
    : unprocessable(
        'registration_in_review',
        'The verification of this number is in review. Wait for its result.',
        next,
      );
}

function readContent(
  params: Params,
  phone: string,
  country: string,
): { readonly content: TollFreeContent; readonly findings: Finding[] } {
  const parsed = parseAsWritten(params.contact.phone, country);
  const fix = 'Write it as +12025550143.';
  const content: TollFreeContent = {
    phone,
    business_name: params.business_name,
    doing_business_as: params.doing_business_as ?? null,
    business_type: params.business_type,
    business_registration: params.business_registration ?? null,
    website: params.website,
    address: params.address,
    contact: { ...params.contact, phone: parsed.ok ? parsed.e164 : params.contact.phone },
    use_case_categories: params.use_case_categories,
    use_case_summary: params.use_case_summary,
    samples: params.samples,
    opt_in_type: params.opt_in_type,
    opt_in_image_urls: params.opt_in_image_urls,
    message_volume: params.message_volume,
    opt_in_message: params.opt_in_message ?? null,
    help_message: params.help_message ?? null,
    privacy_url: params.privacy_url,
    terms_url: params.terms_url,
    age_gated: params.age_gated ?? false,
    additional_information: params.additional_information ?? null,
    campaign_verify_token: params.campaign_verify_token ?? null,
  };
  const findings = parsed.ok
    ? []
    : [error(codes.brandInformation, 'phone', 'contact.phone', 'This is not a phone number.', fix)];
  return { content, findings };
}
