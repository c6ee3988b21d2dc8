import { readShortening } from '../../links/base.ts';
import type { Skill } from '../../skill.ts';
import { presentLink } from './present.ts';
import { lockLink, saveLink } from './queries.ts';
import { noSuchLink } from './require.ts';

export const disableLink: Skill<'links.disable'> = async ({ link_id: id }, { tx, account, now, service }) => {
  const { base } = await readShortening(tx, account, service.config.links.url);
  const link = await tx.row(lockLink, account.tenantId, account.accountId, id);
  if (link === null) throw noSuchLink();
  if (link.disabled_at !== null) return { link: presentLink(link, base, now), changed: false };
  const disabled = await saveLink(tx, account, link, { disabled_at: now }, now);
  return { link: presentLink(disabled, base, now), changed: true };
};
