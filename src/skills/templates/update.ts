import { canonicalJson } from '../../domain/audit/hash-chain.ts';
import { nameKey } from '../../domain/name-key.ts';
import { requireExpectedVersion, unprocessable } from '../../errors.ts';
import { type ApprovedMedia, approvedMedia, idsOf } from '../../media/media-file.ts';
import { filesOfLinks } from '../../media/require-files.ts';
import type { Skill } from '../../skill.ts';
import { examine } from './examine.ts';
import { claimName, nameTakenBy, requireLockedTemplate, requireTemplate } from './find.ts';
import { presentTemplate } from './present.ts';
import { findTemplateByName, insertVersion, updateTemplate as updateTemplateRow } from './queries.ts';

export const updateTemplate: Skill<'templates.update'> = async (params, { tx, account, now }) => {
  const { template_id: id, expected_version: expected } = params;
  const key = params.name === undefined ? null : await claimName(tx, account, params.name);
  const old = await requireLockedTemplate(tx, account, id);
  requireExpectedVersion(expected, 'template', old.version, [
    { skill: 'templates.get', params: { template_id: id }, why: 'Shows the current version of the template.' },
  ]);
  if (old.state === 'archived') {
    throw unprocessable('template_archived', 'An archived template cannot be changed. Set its state to draft first.', {
      nextActions: [
        {
          skill: 'templates.setState',
          params: { template_id: id, state: 'draft' },
          why: 'Sets the state of the template to draft.',
        },
      ],
    });
  }
  const { name = old.name, body = old.body, locale = old.locale, variables = old.variables } = params;
  const smartEncoding = params.smart_encoding ?? old.smart_encoding;
  const shortenLinks = params.shorten_links ?? old.shorten_links;
  const examined = examine(body, variables);
  const links = params.media;
  const media = links === undefined ? old.media : approvedMedia(await filesOfLinks(tx, account, links, now));
  const fallback = params.media_fallback ?? old.media_fallback;
  const changed =
    fallback !== old.media_fallback ||
    !isSameMedia(media, old.media) ||
    body !== old.body ||
    canonicalJson(variables) !== canonicalJson(old.variables);
  const version = changed ? old.version + 1 : old.version;
  if (changed) await insertVersion(tx, account, id, version, { body, variables, media, media_fallback: fallback }, now);
  // An approval applies only to the approved version.
  const state = changed ? 'draft' : old.state;
  const namesake = key === null ? null : await findTemplateByName(tx, account, key);
  if (key !== null && namesake !== null && namesake.id !== id) throw await nameTakenBy(tx, account, key);
  const named = { name: name.trim(), name_key: key ?? nameKey(old.name) };
  const changedRow = { ...named, locale, smart_encoding: smartEncoding, shorten_links: shortenLinks, version, state };
  await updateTemplateRow(tx, account, id, changedRow, now);
  return { template: presentTemplate(await requireTemplate(tx, account, id)), ...examined };
};

/** The same files in the same order; a new check of their links changes nothing. */
function isSameMedia(one: readonly ApprovedMedia[] | null, other: readonly ApprovedMedia[] | null): boolean {
  return idsOf(one).join() === idsOf(other).join();
}
