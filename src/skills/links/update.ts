import { requireExpectedVersion, unprocessable } from '../../errors.ts';
import { readShortening } from '../../links/base.ts';
import type { Skill } from '../../skill.ts';
import { presentLink } from './present.ts';
import { lockLink, saveLink } from './queries.ts';
import { noSuchLink, requireDestination, requireFuture } from './require.ts';

export const updateLink: Skill<'links.update'> = async (params, { tx, account, now, service }) => {
  const { link_id: id, url, utm, expires_at: expires, fallback_url: fallback, expected_version: expected } = params;
  const shortening = await readShortening(tx, account, service.config.links.url);
  const change = {
    ...(url !== undefined && { url: requireDestination('url', url, shortening) }),
    ...(utm !== undefined && { utm }),
    ...(expires !== undefined && { expires_at: requireFuture(expires, now) }),
    ...(fallback !== undefined && {
      fallback_url: fallback === null ? null : requireDestination('fallback_url', fallback, shortening),
    }),
  };
  const link = await tx.row(lockLink, account.tenantId, account.accountId, id);
  if (link === null) throw noSuchLink();
  requireExpectedVersion(expected, 'link', link.version, [
    { skill: 'links.list', params: {}, why: 'Shows the links with their versions.' },
  ]);
  if (link.disabled_at !== null)
    throw unprocessable('link_disabled', 'A disabled link cannot be changed. Create a new link.', {
      nextActions: [
        { skill: 'links.create', params: { url: change.url ?? link.url }, why: 'Creates a link to the destination.' },
      ],
    });
  return { link: presentLink(await saveLink(tx, account, link, change, now), shortening.base, now) };
};
