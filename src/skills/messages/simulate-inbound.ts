import { parsePhone } from '../../domain/phone.ts';
import { invalidParams, noSendingNumber, unprocessable } from '../../errors.ts';
import { handleInbound } from '../../messaging/inbound/handle-inbound.ts';
import { findInboundNumber, type InboundNumber } from '../../messaging/inbound/inbound-number.ts';
import { findSender } from '../../messaging/send/senders.ts';
import { noSuchNumber } from '../../messaging/senders/no-such-number.ts';
import type { Skill, WriteContext } from '../../skill.ts';

/** The same code that a carrier's text runs through, with the caller as the carrier. */
export const simulateInbound: Skill<'messages.simulateInbound'> = async ({ from, to, text }, context) => {
  const { tx, account, now, newId, requestId, service, afterCommit } = context;
  const sender = parsePhone(from, account.defaultCountry);
  if (!sender.ok) throw invalidParams('from is not a number that can text.', [{ path: '/from', rule: sender.code }]);
  const number = await ownNumber(context, to);
  if (number.carrier !== 'simulator')
    throw unprocessable('not_simulated', 'Only numbers that the simulator carrier hosts can be played with.');
  const inbound = { carrierMessageId: newId('inb'), from: sender.e164, to: number.phone, text, receivedAt: now };
  const scope = { now, newId, hashesOf: service.numberHashes, requestId };
  const { intent, ruleId, effects } = await handleInbound(tx, number, inbound, scope);
  afterCommit(service.wake);
  return { intent, rule_id: ruleId, effects: [...effects] };
};

async function ownNumber({ tx, account }: WriteContext, to: string | undefined): Promise<InboundNumber> {
  const phone = to ?? (await findSender(tx, account, null))?.phone;
  if (phone === undefined) throw noSendingNumber();
  const number = await findInboundNumber(tx, phone);
  if (number === null || number.tenantId !== account.tenantId || number.accountId !== account.accountId) {
    throw noSuchNumber();
  }
  return number;
}
