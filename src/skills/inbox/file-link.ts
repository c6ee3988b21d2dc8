import { HOUR_MS } from '../../domain/durations.ts';
import { INBOX_FILE_PATH, INBOX_FILE_TOKEN } from '../../media/inbound/link-token.ts';
import type { ReadContext } from '../../skill.ts';

const LIFETIME_MS = HOUR_MS;

/**
 * Links to the copies of files for the caller: they end after an hour, with the file and with the
 * key.
 */
export function linkToFile({
  account,
  key,
  now,
  service,
}: Pick<ReadContext, 'account' | 'key' | 'now' | 'service'>): (file: {
  readonly id: string;
  readonly expires_at: string;
}) => { link: string; link_expires_at: string } {
  return ({ id, expires_at: keptTo }) => {
    const end = Math.min(now.getTime() + LIFETIME_MS, Date.parse(keptTo));
    const token = service.tokens.sign(INBOX_FILE_TOKEN, {
      tenant_id: account.tenantId,
      account_id: account.accountId,
      file_id: id,
      key_id: key.id,
      expires_at: end,
    });
    return {
      link: `${service.config.publicUrl}${INBOX_FILE_PATH}?token=${token}`,
      link_expires_at: new Date(end).toISOString(),
    };
  };
}
