import { parsePhone } from '../../domain/phone.ts';
import { SkillError, toSkillError } from '../../errors.ts';
import { MediaUnchecked } from '../../media/errors.ts';
import { fileWarnings } from '../../media/file-warnings.ts';
import { mediaField } from '../../media/media-file.ts';
import type { LoadedContent } from '../../sending/content/load-template.ts';
import type { SendLater } from '../../sending/gates/refusal-error.ts';
import { readSendAt } from '../../sending/rules/read-send-at.ts';
import { readSend } from '../../sending/single/read-send.ts';
import type { SentMessage } from '../../sending/single/request.ts';
import { sendCall } from '../../sending/single/send-call.ts';
import { singleSend } from '../../sending/single/send-one.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';
import { noCustomer, requireCustomer } from './customer.ts';
import { loadMessageContent } from './load-content.ts';
import { forPartner } from './partner-errors.ts';

type Params = SkillParams<'partner.send'>;
type Context = ContextOf<'partner.send'>;

/** Like `messages.send`, for an end-customer; the idempotency key is kept for good. */
export const sendForCustomer: Skill<'partner.send'> = async (params, context) => {
  const { external_ref: externalRef, dry_run: dryRun = false } = params;
  const { now, service } = context;
  const loaded = await load(params, context).catch(toSkillError);
  const send = singleSend(context, { ...readSend(params, loaded, now), sendLater: sendLater(params) });
  const call = {
    skill: 'partner.send' as const,
    hash: service.hashesOf,
    params: { ...params },
    idempotencyKey: params.idempotency_key,
    keyExpiresAt: null,
    tellsUsage: false,
    noCustomer,
    answer: (sent: SentMessage) => present(sent, externalRef),
  };
  // A country code is required: the default would be the partner's country, not the end-customer's.
  const phone = parsePhone(params.to);
  const request = { ...send, phone, externalRef, call };
  return sendCall(context, request, dryRun).catch((error: unknown) => {
    throw error instanceof SkillError && !(error instanceof MediaUnchecked) ? forPartner(error, externalRef) : error;
  });
};

/** What the params name; its errors are thrown after the idempotency key was looked up. */
async function load(
  {
    external_ref: externalRef,
    text,
    template_id: templateId,
    send_at: sendAt,
    shorten_links: shorten,
    ...params
  }: Params,
  { database, tx, account, now, service }: Context,
): Promise<{ readonly content: LoadedContent; readonly at: Date }> {
  const sql = tx ?? database;
  const { tenantId } = account;
  const findOwner = async () => ({ tenantId, accountId: (await requireCustomer(sql, account, externalRef)).id });
  const links = { shorten, url: service.config.links.url };
  const content = await loadMessageContent(sql, findOwner, {
    text,
    templateId,
    links,
    media: { links: params.media, fallback: params.media_fallback, now },
  });
  return { content, at: readSendAt(sendAt, now) };
}

function present({ id, state, to, content }: SentMessage, externalRef: string) {
  const { measure, credits, media } = content;
  const { encoding, segments } = measure;
  const message = { message_id: id, external_ref: externalRef, state, to, encoding, segments, credits };
  return { ...message, ...mediaField(media), ...fileWarnings(media) };
}

/** The same call at a later time. A rejected call does not use up the idempotency key. */
function sendLater({ dry_run: _dryRun, ...params }: Params): SendLater {
  return (sendAt) => ({
    skill: 'partner.send',
    params: { ...params, send_at: sendAt },
    why: 'Sends the same message at the next allowed time.',
  });
}
