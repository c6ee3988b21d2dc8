import { findInboundNumber, type InboundNumber } from '../../carriers/numbers/inbound-number.ts';
import { noSuchNumber } from '../../carriers/numbers/no-such-number.ts';
import { findRealNumber, isSimulated } from '../../carriers/numbers/real-numbers.ts';
import { toE164 } from '../../domain/e164.ts';
import { parseSender } from '../../domain/parse-sender.ts';
import { invalidParams, noSendingNumber, unprocessable } from '../../errors.ts';
import { needs } from '../../next-actions.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';
import { handleInbound } from '../../sending/inbound/handle-inbound.ts';
import type { Skill, WriteContext } from '../../skill.ts';

/** Runs the code that handles messages from a carrier, with the caller in place of the carrier. */
export const simulateInbound: Skill<'messages.simulateInbound'> = async (
  { from, to, text = '', media = [] },
  context,
) => {
  const { tx, account, now, newId, requestId, service } = context;
  const sender = toE164(from, account.defaultCountry);
  if (sender === null)
    throw invalidParams('from is not a valid phone number. Use the E.164 format.', [
      { path: '/from', rule: 'phone_invalid' },
    ]);
  if (text === '' && media.length === 0)
    throw invalidParams('A message has words, media or both.', [{ path: '/text', rule: 'required without media' }]);
  const number = await ownNumber(context, to);
  if (!isSimulated(number))
    throw unprocessable(
      'not_simulated',
      'Inbound messages can be simulated only to numbers of the simulator carrier.',
      { nextActions: [{ skill: 'phone-numbers.list', params: {}, why: 'Lists the numbers with their carriers.' }] },
    );
  const real = await findRealNumber(tx, account);
  if (real !== null)
    throw unprocessable(
      'real_carrier',
      'The account has a number at a real carrier, so its contacts are real people, for whom only they may speak. Simulate messages in an account that has simulated numbers only.',
      {
        nextActions: [
          {
            skill: 'agent.provision',
            params: {},
            needs: needs({ name: 'Name of the account for tests.' }),
            why: 'Creates an account with simulated numbers.',
          },
        ],
      },
    );
  const inbound = {
    carrierMessageId: newId('inb'),
    from: sender,
    to: number.phone,
    text,
    receivedAt: now,
    media: media.map((url) => ({ url, contentType: null })),
  };
  const scope = { now, newId, hashesOf: service.numberHashes, requestId };
  const { intent, ruleId, effects } = await handleInbound(tx, number, inbound, scope);
  return { intent, rule_id: ruleId, effects: [...effects] };
};

async function ownNumber({ tx, account }: WriteContext, to: string | undefined): Promise<InboundNumber> {
  const parsed = to === undefined ? null : parseSender(to, account.defaultCountry);
  const phone = parsed === null ? (await findNumber(tx, account, null))?.phone : parsed.ok ? parsed.sender : to;
  if (phone === undefined) throw noSendingNumber();
  const number = await findInboundNumber(tx, phone);
  if (number === null || number.tenantId !== account.tenantId || number.accountId !== account.accountId) {
    throw noSuchNumber();
  }
  return number;
}
