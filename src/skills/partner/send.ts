import { parsePhone } from '../../domain/phone.ts';
import { SkillError, toSkillError } from '../../errors.ts';
import { MediaUnchecked } from '../../media/errors.ts';
import type { SendLater } from '../../sending/gates/refusal-error.ts';
import { loadMessageContent } from '../../sending/partner/load-content.ts';
import type { PartnerRequest } from '../../sending/partner/request.ts';
import { dryRunForPartner, sendForPartner } from '../../sending/partner/send.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';
import { noCustomer, requireCustomer } from './customer.ts';

/**
 * The message is accepted in a batch, in one transaction with other calls of the partner, so this
 * skill handles the idempotency key, the audit entry and `dry_run` itself.
 */
export const sendForCustomer: Skill<'partner.send'> = async (params, context) => {
  const { database, service } = context;
  const request = await prepare(params, context);
  if (params.dry_run === true) return { ...(await dryRunForPartner(database, request)), dry_run: true };
  const answer = await sendForPartner(database, request);
  if (answer.replayed !== true) service.wake();
  return answer;
};

async function prepare(
  params: SkillParams<'partner.send'>,
  { database, account, key, now, newId, requestId, service }: ContextOf<'partner.send'>,
): Promise<PartnerRequest> {
  const { external_ref: externalRef, text, template_id: templateId, vars: variables, send_at: sendAt } = params;
  const { tenantId } = account;
  // A country code is required: the default would be the partner's country, not the end-customer's.
  const recipient = parsePhone(params.to);
  const findOwner = async () => ({ tenantId, accountId: (await requireCustomer(database, account, externalRef)).id });
  // A repeated call returns the first answer, so that its time may have passed.
  const at = attemptSendAt(sendAt, now);
  const links = { shorten: params.shorten_links, url: service.config.links.url };
  const media = { links: params.media, fallback: params.media_fallback, now };
  const source = { text, templateId, variables, fallbackCountry: account.defaultCountry, links, media };
  const composed = await loadMessageContent(database, findOwner, recipient, source).catch(toContentError);
  const isError = composed instanceof SkillError;
  return {
    tenantId,
    key,
    requestId,
    hash: service.hashesOf,
    params: { ...params },
    idempotencyKey: params.idempotency_key,
    externalRef,
    recipient,
    content: at instanceof SkillError ? at : isError ? composed : composed.content,
    smartEncoding: params.smart_encoding ?? (isError ? null : composed.smartEncoding),
    purpose: params.purpose ?? 'marketing',
    at: at instanceof SkillError ? now : at,
    onQuietHours: params.on_quiet_hours,
    validitySeconds: params.validity_s,
    now,
    newId,
    noCustomer,
    sendLater: sendLater(params),
  };
}

/** Links of media that must be checked first are no refusal: the call is run again. */
function toContentError(error: unknown): SkillError {
  if (error instanceof MediaUnchecked) throw error;
  return toSkillError(error);
}

/** The refusal of a time in the past is returned, and thrown when the call turns out to be new. */
function attemptSendAt(sendAt: string | undefined, now: Date): Date | SkillError {
  try {
    return readSendAt(sendAt, now);
  } catch (error) {
    return toSkillError(error);
  }
}

/** The same call at a later time. A rejected call does not use up the idempotency key. */
function sendLater({ dry_run: _dryRun, ...params }: SkillParams<'partner.send'>): SendLater {
  return (sendAt) => ({
    skill: 'partner.send',
    params: { ...params, send_at: sendAt },
    why: 'Sends the same message at the next allowed time.',
  });
}
