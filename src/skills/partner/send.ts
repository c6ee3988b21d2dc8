import { parsePhone } from '../../domain/phone.ts';
import { asRefusal, SkillError } from '../../errors.ts';
import type { SendLater } from '../../messaging/gates/refusal-error.ts';
import { answerOf, answerWithoutText, type PartnerAnswer } from '../../messaging/partner-send/answer.ts';
import { gatherContent } from '../../messaging/partner-send/gather-content.ts';
import { sendForPartner } from '../../messaging/partner-send/send.ts';
import {
  type PartnerSender,
  type PartnerSending,
  partnerSending,
  sendTogether,
} from '../../messaging/partner-send/sender.ts';
import { findSender } from '../../messaging/send/senders.ts';
import { requireReach } from '../../messaging/senders/require-reach.ts';
import type { Sql } from '../../platform/sql.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';
import { noCustomer, requireCustomer } from './customer.ts';

type Context = ContextOf<'partner.send'>;

/** One call to the database decides and does everything, and is the transaction: key, audit row and rehearsal are its own. */
export const sendForCustomer: Skill<'partner.send'> = async (params, context) => {
  const { database, service } = context;
  if (params.dry_run === true)
    return {
      ...(await database.rehearsal((tx) =>
        send(tx, { ...partnerSending(database), send: rehearsed(tx) }, params, context),
      )),
      dry_run: true,
    };
  const answer = await send(database, partnerSending(database), params, context);
  if (answer.replayed !== true) service.wake();
  return answer;
};

async function send(
  sql: Sql,
  sending: PartnerSending,
  params: SkillParams<'partner.send'>,
  { account, key, now, newId, requestId, service }: Context,
): Promise<PartnerAnswer> {
  const { tenantId } = account;
  const {
    external_ref: externalRef,
    text,
    template_id: templateId,
    vars: variables,
    purpose = 'marketing',
    send_at: sendAt,
    validity_s: validity,
    on_quiet_hours: onQuietHours,
  } = params;
  const hash = service.hashesOf;
  const findOwner = async () => ({ tenantId, accountId: (await requireCustomer(sql, account, externalRef)).id });
  const call = {
    tenantId,
    externalRef,
    params: { ...params },
    hash,
    findOwner,
    noCustomer,
    sendLater: sendLater(params),
  };
  // With its country code: that of the partner would text a stranger for an end-customer elsewhere.
  const recipient = parsePhone(params.to);
  const fallbackCountry = account.defaultCountry;
  const source = { text, templateId, variables, fallbackCountry };
  const prepare = async () => {
    // Of live keys, nearly all, nothing needs to be asked.
    const sender = key.mode === 'test' ? await findSender(sql, await findOwner(), null) : null;
    if (sender !== null) requireReach(key, [sender]);
    return gatherContent(sql, findOwner, recipient, source);
  };
  const content = await prepare().catch(asRefusal);
  if (content instanceof SkillError) return answerWithoutText(sql, call, content);
  const at = sendAt === undefined ? now : new Date(Math.max(new Date(sendAt).getTime(), now.getTime()));
  const sent = await sendForPartner(sending, {
    tenantId,
    keyId: key.id,
    requestId,
    hash,
    params: call.params,
    idempotencyKey: params.idempotency_key,
    externalRef,
    recipient,
    content,
    purpose,
    at,
    onQuietHours,
    validity,
    now,
    newId,
  });
  return answerOf(sql, call, sent, { recipient, content, purpose });
}

/** The same call for later; its key is still free. */
function sendLater({ dry_run: _rehearsal, ...params }: SkillParams<'partner.send'>): SendLater {
  return (sendAt) => ({
    skill: 'partner.send',
    params: { ...params, send_at: sendAt },
    why: 'Sends the same text at the first moment that is allowed.',
  });
}

function rehearsed(tx: Sql): PartnerSender {
  return async (call) => {
    const [row] = await sendTogether(tx, [call]);
    if (row === undefined) throw new Error('partner_sends answered nothing');
    return row;
  };
}
