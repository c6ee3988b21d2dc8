import { parsePhone } from '../../domain/phone.ts';
import { idempotencyInFlight, idempotencyKeyReuse } from '../../errors.ts';
import type { SendLater } from '../../messaging/gates/refusal-error.ts';
import { countAtNight } from '../../messaging/partner-send/count-at-night.ts';
import { gatherContent } from '../../messaging/partner-send/gather-content.ts';
import { findKeptAnswer } from '../../messaging/partner-send/kept-answer.ts';
import { refusalForPartner } from '../../messaging/partner-send/refusal.ts';
import { type PreparedAnswer, sendForPartner } from '../../messaging/partner-send/send.ts';
import {
  type PartnerSender,
  type PartnerSending,
  partnerSending,
  sendTogether,
} from '../../messaging/partner-send/sender.ts';
import type { Sql } from '../../platform/sql.ts';
import type { ContextOf, Skill, SkillParams } from '../../skill.ts';
import { noCustomer, requireCustomer } from './customer.ts';

type Context = ContextOf<'partner.send'>;
type Answer = PreparedAnswer & { readonly replayed?: true };

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
): Promise<Answer> {
  const { tenantId } = account;
  const {
    external_ref: externalRef,
    text,
    vars,
    purpose = 'marketing',
    send_at: sendAt,
    validity_s: validity,
    on_quiet_hours: onQuietHours,
  } = params;
  const recipient = parsePhone(params.to, account.defaultCountry);
  const findOwner = async () => ({ tenantId, accountId: (await requireCustomer(sql, account, externalRef)).id });
  const content = await gatherContent(sql, findOwner, recipient, {
    text,
    templateId: params.template_id,
    variables: vars,
    fallbackCountry: account.defaultCountry,
  });
  const at = sendAt === undefined ? now : new Date(Math.max(new Date(sendAt).getTime(), now.getTime()));
  const { row, answer, timing } = await sendForPartner(sending, {
    tenantId,
    keyId: key.id,
    requestId,
    hash: service.hashesOf,
    params: { ...params },
    idempotencyKey: params.idempotency_key,
    externalRef,
    recipient,
    content,
    purpose,
    at,
    onQuietHours,
    validityMs: validity === undefined ? null : validity * 1000,
    now,
    newId,
  });
  switch (row.outcome) {
    case 'accepted':
      return answer;
    case 'replayed':
      return { ...(JSON.parse(row.answer) as PreparedAnswer), replayed: true };
    case 'reused': {
      const kept = await findKeptAnswer(sql, tenantId, { ...params }, service.hashesOf);
      if (kept !== null) return { ...kept, replayed: true };
      throw idempotencyKeyReuse();
    }
    case 'in_flight':
      throw idempotencyInFlight();
    case 'no_customer':
      throw noCustomer();
    case 'refused': {
      const kept = await findKeptAnswer(sql, tenantId, { ...params }, service.hashesOf);
      if (kept !== null) return { ...kept, replayed: true };
      const text = { recipient, content, purpose, timing };
      const touches = await countAtNight(sql, findOwner, text);
      throw refusalForPartner({ ...row.facts, ...touches }, externalRef, text, sendLater(params));
    }
  }
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
