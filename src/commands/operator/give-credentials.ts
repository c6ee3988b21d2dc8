import { readConfig } from '../../config.ts';
import { placeOf, TWILIO } from '../../messaging/carriers/twilio/credentials.ts';
import { createTextSealer } from '../../platform/sealed-text.ts';
import { CommandFailure } from '../failure.ts';
import { act } from './act.ts';
import { dropCredentials, findOwnNumber, keepCredentials } from './queries.ts';

export interface GivenCredentials {
  readonly account: string;
  /** Of one number of the account alone; null for all of them. */
  readonly phone: string | null;
  /** Null takes them away. */
  readonly given: { readonly sid: string; readonly token: string } | null;
}

/** Answers whether anything is different now. */
export function giveCredentials({ account, phone, given }: GivenCredentials): Promise<boolean> {
  const params = { account, phone, account_sid: given?.sid ?? null };
  return act({ name: 'carrier', account, params }, async ({ tx, owner, now }) => {
    const { tenantId, accountId } = owner;
    const number = phone === null ? null : await tx.row(findOwnNumber, tenantId, accountId, phone);
    if (phone !== null && number === null) throw new CommandFailure(`${phone} is no number of account ${account}.`);
    const numberId = number?.id ?? '';
    if (given === null) return (await tx.run(dropCredentials, tenantId, accountId, TWILIO, numberId)) > 0;
    const sealer = createTextSealer(readConfig().sealingKeys);
    const secret = sealer.seal(given.token, placeOf({ ...owner, numberId }));
    await tx.run(keepCredentials, tenantId, accountId, TWILIO, numberId, given.sid, secret, now);
    return true;
  });
}
