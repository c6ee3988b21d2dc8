import { parsePhone } from '../../domain/phone.ts';
import type { BrandContent } from '../../domain/registration/content.ts';
import { codes, error, type Finding } from '../../domain/registration/finding.ts';
import { lintBrand } from '../../domain/registration/lint-brand.ts';
import { notFound, unprocessable } from '../../errors.ts';
import {
  type BrandRow,
  findBrandByReference,
  insertBrand,
  lockBrand,
  resubmitBrand,
} from '../../messaging/registry/queries.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { chargeSubmission } from './charge.ts';
import { presentBrand } from './present.ts';
import { refuseErrors } from './refuse-findings.ts';

type Params = SkillParams<'compliance.registerBrand'>;

/** The registry is asked by a worker after the commit: what is kept here is the order. */
export const registerBrand: Skill<'compliance.registerBrand'> = async (params, context) => {
  const { tx, account, service, afterCommit } = context;
  const { content, findings } = readBrand(params, account.defaultCountry);
  const lint = [...findings, ...lintBrand(content)];
  const known =
    params.reference_id === undefined
      ? null
      : await tx.row(findBrandByReference, account.tenantId, account.accountId, params.reference_id);
  if (known !== null && params.brand_id === undefined) return answer(known, lint, false, 0);
  refuseErrors(lint);
  const { row, isNew } =
    params.brand_id === undefined
      ? await submit(context, params, content)
      : { row: await again(context, params.brand_id, content), isNew: true };
  if (!isNew) return answer(row, lint, false, 0);
  const credits = await chargeSubmission(context, { kind: 'brand', id: row.id, attempt: row.attempt });
  afterCommit(service.wake);
  return answer(row, lint, params.brand_id === undefined, credits);
};

function answer(row: BrandRow, lint: readonly Finding[], created: boolean, credits: number) {
  return { brand_id: row.id, status: row.status, brand: presentBrand(row), lint: [...lint], created, credits };
}

/** A call beside this one may have the reference first: then its brand is the answer. */
async function submit(
  { tx, account, now, newId, requestId }: WriteContext,
  params: Params,
  content: BrandContent,
): Promise<{ readonly row: BrandRow; readonly isNew: boolean }> {
  const { tenantId, accountId } = account;
  const reference = params.reference_id ?? null;
  const id = newId('brn');
  const body = JSON.stringify(content);
  const made = await tx.row(insertBrand, tenantId, id, accountId, reference, body, now, requestId);
  const row = made ?? (await tx.row(findBrandByReference, tenantId, accountId, reference ?? ''));
  if (row === null) throw new Error('An insert answered no row.');
  return { row, isNew: made !== null };
}

/** A brand that stands is not changed: its campaigns were looked at for it. */
async function again(
  { tx, account, now, requestId }: WriteContext,
  id: string,
  content: BrandContent,
): Promise<BrandRow> {
  const brand = await tx.row(lockBrand, account.tenantId, account.accountId, id);
  if (brand === null) throw brandNotFound();
  if (brand.status !== 'REGISTRATION_FAILED') {
    throw unprocessable('brand_not_failed', 'Only a brand that was turned down is submitted again.', {
      nextActions: [{ skill: 'compliance.registrations', params: { kind: 'brand' }, why: 'Shows how far it is.' }],
    });
  }
  const row = await tx.row(resubmitBrand, account.tenantId, id, JSON.stringify(content), now, requestId);
  if (row === null) throw new Error('An update answered no row.');
  return row;
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
    const parsed = parsePhone(typed, country);
    if (!parsed.ok)
      findings.push(
        error(
          codes.brandInformation,
          'phone',
          `contact.${field}`,
          'This is no phone number.',
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
  };
  return { content, findings };
}
