import { announceTrust } from '../../messaging/outbox/announce-trust.ts';
import { insertNumber, lockAccount, reservePhone } from '../../messaging/senders/queries.ts';
import { newId } from '../../platform/ids.ts';
import { CommandFailure } from '../failure.ts';
import { act } from './act.ts';
import { findOwnNumber, rerouteNumber, retireDefault } from './queries.ts';

export interface GivenNumber {
  readonly account: string;
  /** E.164. */
  readonly phone: string;
  readonly country: string;
  readonly carrier: string;
  readonly perSecond: number;
}

/** Answers whether the number is new to the account; one of somebody else is refused. */
export function giveNumber({ account, phone, country, carrier, perSecond }: GivenNumber): Promise<boolean> {
  const params = { account, phone, carrier, rate: perSecond };
  return act({ name: 'number', account, params }, async ({ tx, owner, now }) => {
    const { tenantId, accountId } = owner;
    await tx.run(lockAccount, tenantId, accountId);
    const id = newId('num', now.getTime());
    if ((await tx.run(reservePhone, phone, tenantId, accountId, id)) === 0) {
      const own = await tx.row(findOwnNumber, tenantId, accountId, phone);
      if (own === null) throw new CommandFailure(`${phone} is a number of another account, or was given back.`);
      await tx.run(rerouteNumber, tenantId, own.id, carrier, perSecond);
      return false;
    }
    await tx.run(retireDefault, tenantId, accountId);
    await tx.row(insertNumber, tenantId, id, accountId, phone, country, 'long_code', carrier, perSecond, now, true);
    await announceTrust(tx, owner, 'number_assigned', now);
    return true;
  });
}
