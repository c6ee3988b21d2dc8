import { FIRST_PERMISSIONS } from '../../accounts/first-permissions.ts';
import { insertKey } from '../../accounts/queries.ts';
import { readConfig } from '../../config.ts';
import type { Key } from '../../domain/account.ts';
import { createKeyIssuer } from '../../platform/crypto/api-keys.ts';
import { newId } from '../../platform/ids.ts';
import { act } from './act.ts';

/** A key with the permissions of the first key of such an account, without an expiry. */
export function createKey(account: string, name: string, mode: Key['mode']) {
  return act({ name: 'key.create', account, params: { account, name, mode } }, async ({ tx, owner, kind, now }) => {
    const permissions = FIRST_PERMISSIONS[kind];
    const { secret, fingerprint, secretId } = createKeyIssuer(readConfig().peppers).issue(mode);
    const id = newId('key');
    await insertKey(tx, {
      ...owner,
      id,
      name,
      fingerprint,
      secretId,
      permissions,
      mode,
      errorCodes: 'name',
      createdAt: now,
      expiresAt: null,
      approval: [],
      madeBy: [],
    });
    return { account_id: account, key_id: id, api_key: secret, permissions, mode };
  });
}
