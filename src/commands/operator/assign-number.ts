import { claimPhone } from '../../carriers/numbers/claim-phone.ts';
import { clearDefault, lockAccount } from '../../carriers/numbers/queries.ts';
import type { SenderType } from '../../domain/sender-types/accepts.ts';
import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import { newId } from '../../platform/ids.ts';
import { CommandFailure } from '../failure.ts';
import { act } from './act.ts';
import { findOwnNumber, rerouteNumber } from './queries.ts';

export interface NumberAssignment {
  readonly account: string;
  /** E.164, a short code or a sender ID. */
  readonly sender: string;
  readonly type: SenderType;
  readonly country: string;
  readonly carrier: string;
  readonly perSecond: number;
}

/** Returns whether the number is new to the account; fails for a number of another account. */
export function assignNumber({
  account,
  sender: phone,
  type,
  country,
  carrier,
  perSecond,
}: NumberAssignment): Promise<boolean> {
  const params = { account, phone, carrier, rate: perSecond };
  return act({ name: 'number', account, params }, async ({ tx, owner, now }) => {
    const { tenantId, accountId } = owner;
    await tx.run(lockAccount, tenantId, accountId);
    const own = await findOwnNumber(tx, owner, phone);
    if (own !== null) {
      await rerouteNumber(tx, owner, own.id, { carrier, perSecond, type });
      return false;
    }
    await clearDefault(tx, owner);
    const id = newId('num', now.getTime());
    const wanted = { id, phone, country, type, carrier, rate: perSecond, isDefault: true };
    if ((await claimPhone(tx, owner, wanted, now)) === null)
      throw new CommandFailure(`${phone} belongs to another account or was released.`);
    await emitRegistrationChange(tx, owner, 'number_assigned', now);
    return true;
  });
}
