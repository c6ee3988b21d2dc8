import type { LinksSkills } from '../../generated/skills.ts';
import { createLink } from './create.ts';
import { disableLink } from './disable.ts';
import { listLinks } from './list.ts';
import { setLinkDomain } from './set-domain.ts';
import { linkStats } from './stats.ts';
import { updateLink } from './update.ts';

export const links: LinksSkills = {
  'links.create': createLink,
  'links.list': listLinks,
  'links.stats': linkStats,
  'links.update': updateLink,
  'links.setDomain': setLinkDomain,
  'links.disable': disableLink,
};
