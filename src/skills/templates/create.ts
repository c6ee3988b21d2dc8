import { approvedMedia } from '../../media/media-file.ts';
import { filesOfLinks } from '../../media/require-files.ts';
import type { Skill } from '../../skill.ts';
import { examine } from './examine.ts';
import { claimName, nameTakenBy, requireTemplate } from './find.ts';
import { presentTemplate } from './present.ts';
import { insertTemplate, insertVersion } from './queries.ts';

export const createTemplate: Skill<'templates.create'> = async (
  {
    name,
    body,
    locale = 'en',
    variables = [],
    smart_encoding: smartEncoding = null,
    shorten_links: shortenLinks = false,
    media: links = [],
    media_fallback: fallback = null,
  },
  { tx, account, newId, now },
) => {
  const media = approvedMedia(await filesOfLinks(tx, account, links, now));
  const examined = examine(body, variables);
  const key = await claimName(tx, account, name);
  const id = newId('tpl');
  if (!(await insertTemplate(tx, account, { id, name: name.trim(), key, locale, smartEncoding, shortenLinks }, now)))
    throw await nameTakenBy(tx, account, key);
  await insertVersion(tx, account, id, 1, { body, variables, media, media_fallback: fallback }, now);
  return { template: presentTemplate(await requireTemplate(tx, account, id)), ...examined };
};
