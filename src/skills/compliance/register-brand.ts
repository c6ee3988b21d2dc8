import { canOpen } from '../../compliance/registration/can-open.ts';
import {
  type BrandRow,
  findRegistration,
  insertRegistration,
  lockBrand,
  resubmitRegistration,
} from '../../compliance/registration/queries.ts';
import { parseAsWritten } from '../../domain/phone.ts';
import type { BrandContent } from '../../domain/registration/content.ts';
import { codes, error, type Finding } from '../../domain/registration/finding.ts';
import { lintBrand } from '../../domain/registration/lint-brand.ts';
import { notFound, unprocessable } from '../../errors.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { chargeSubmission } from './charge.ts';
import { presentBrand } from './present.ts';
import { requireNoErrors } from './require-no-errors.ts';

type Params = SkillParams<'compliance.registerBrand'>;

/** Stores the registration; a worker submits it to the registry after the commit. */
export const registerBrand: Skill<'compliance.registerBrand'> = async (params, context) => {
  const { tx, account } = context;
  const { content, findings } = readBrand(params, account.defaultCountry);
  const lint = [...findings, ...lintBrand(content, canOpen(context.service.config.outgoing))];
  const known =
    params.reference_id === undefined
      ? null
      : await findRegistration(tx, account, 'brand', { reference_id: params.reference_id });
  if (known !== null && params.brand_id === undefined) return presentResult(known, lint, false, 0);
  requireNoErrors(lint);
  const { row, submitted } =
    params.brand_id === undefined
      ? await submit(context, params, content)
      : { row: await resubmit(context, params.brand_id, content), submitted: true };
  if (!submitted) return presentResult(row, lint, false, 0);
  const credits = await chargeSubmission(context, { kind: 'brand', id: row.id, attempt: row.attempt });
  return presentResult(row, lint, params.brand_id === undefined, credits);
};

function presentResult(row: BrandRow, lint: readonly Finding[], created: boolean, credits: number) {
  return { brand_id: row.id, status: row.status, brand: presentBrand(row), lint: [...lint], created, credits };
}

/** If a concurrent call inserted the same reference_id first, returns the brand of that call. */
async function submit(
  { tx, account, now, newId, requestId }: WriteContext,
  params: Params,
  content: BrandContent,
): Promise<{ readonly row: BrandRow; readonly submitted: boolean }> {
  const reference = params.reference_id ?? null;
  const values = {
    id: newId('brn'),
    kind: 'brand',
    reference_id: reference,
    ...submissionOf(content, requestId),
  } as const;
  const inserted = await insertRegistration(tx, account, values, now);
  const row = inserted ?? (await findRegistration(tx, account, 'brand', { reference_id: reference ?? '' }));
  if (row === null) throw new Error('The insert returned no row, but no brand has this reference_id.');
  return { row, submitted: inserted !== null };
}

/**
 * Only rejected brands can change: the campaigns of an accepted brand were reviewed with its data.
 */
async function resubmit(
  { tx, account, now, requestId }: WriteContext,
  id: string,
  content: BrandContent,
): Promise<BrandRow> {
  const brand = await tx.row(lockBrand, account.tenantId, account.accountId, id);
  if (brand === null) throw brandNotFound();
  if (brand.status !== 'REGISTRATION_FAILED') {
    throw unprocessable('brand_not_failed', 'Only a rejected brand can be submitted again.', {
      nextActions: [
        { skill: 'compliance.registrations', params: { kind: 'brand' }, why: 'Shows the status of the brand.' },
      ],
    });
  }
  return resubmitRegistration(tx, account.tenantId, brand, submissionOf(content, requestId), now);
}

function submissionOf(content: BrandContent, requestId: string) {
  return { content, status: 'REGISTRATION_PENDING', identity_status: 'SELF_DECLARED', request_id: requestId } as const;
}

export function brandNotFound() {
  return notFound('brand', [
    { skill: 'compliance.registrations', params: { kind: 'brand' }, why: 'Lists the brands of this account.' },
  ]);
}

function readBrand(params: Params, country: string): { readonly content: BrandContent; readonly findings: Finding[] } {
  const { contact } = params;
  const findings: Finding[] = [];
  const phoneOf = (field: 'phone' | 'mobile_phone', typed: string): string => {
    const parsed = parseAsWritten(typed, country);
    if (!parsed.ok)
      findings.push(
        error(
          codes.brandInformation,
          'phone',
          `contact.${field}`,
          'This is not a phone number.',
          'Write it as +12025550143.',
        ),
      );
    return parsed.ok ? parsed.e164 : typed.slice(0, 20);
  };
  const content: BrandContent = {
    entity_type: params.entity_type,
    display_name: params.display_name ?? params.legal_name,
    legal_name: params.legal_name,
    ein: params.ein ?? null,
    alt_business_id: params.alt_business_id ?? null,
    alt_business_id_type: params.alt_business_id_type ?? 'NONE',
    stock_symbol: params.stock_symbol ?? null,
    stock_exchange: params.stock_exchange ?? null,
    vertical: params.vertical,
    website: params.website ?? null,
    address: params.address,
    contact: {
      email: contact.email,
      phone: phoneOf('phone', contact.phone),
      first_name: contact.first_name ?? null,
      last_name: contact.last_name ?? null,
      mobile_phone: contact.mobile_phone == null ? null : phoneOf('mobile_phone', contact.mobile_phone),
      business_contact_email: contact.business_contact_email ?? null,
    },
    is_reseller: params.is_reseller ?? false,
    brand_relationship: params.brand_relationship ?? 'BASIC_ACCOUNT',
    mock: params.mock ?? false,
    campaign_verify_token: params.campaign_verify_token ?? null,
  };
  return { content, findings };
}
