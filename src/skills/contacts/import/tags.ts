import { tagContacts } from '../../../people/audience/tag-contacts.ts';
import type { WriteContext } from '../../../skill.ts';
import { ensureTags, noSuchTag } from '../tagging.ts';
import type { Candidate, Report } from './report.ts';
import type { Written } from './write-contacts.ts';

/** The ids of all tags of an import by their id or name; creates tags for unknown names. */
export async function resolveTags(
  context: WriteContext,
  forAll: readonly string[],
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, string>> {
  const tags = await ensureTags(context, [...forAll, ...candidates.flatMap(({ contact }) => contact.tags)]);
  if (forAll.some((tag) => !tags.has(tag))) throw noSuchTag();
  return tags;
}

/** Rejects candidates with an unknown tag id; tags of unknown names have been created. */
export function withoutUnknownTags(
  candidates: readonly Candidate[],
  tags: ReadonlyMap<string, string>,
  report: Report,
): Candidate[] {
  return candidates.filter((candidate) => {
    if (candidate.contact.tags.every((tag) => tags.has(tag))) return true;
    report.rejectAll(candidate, 'tag_unknown', 'tags');
    return false;
  });
}

/** Tags the contacts with the tags of their rows and those of the whole import. */
export async function tagWritten(
  { tx, account, now }: WriteContext,
  written: readonly Written[],
  forAll: readonly string[],
  tags: ReadonlyMap<string, string>,
): Promise<void> {
  const pairs = written.flatMap(({ id, candidate }) =>
    [...new Set([...forAll, ...candidate.contact.tags].map((tag) => tags.get(tag) as string))].map((tagId) => ({
      tagId,
      contactId: id,
    })),
  );
  await tagContacts(tx, account, pairs, now);
}
