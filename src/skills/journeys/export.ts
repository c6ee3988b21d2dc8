import { readDraftDocument, toDocument } from '../../journeys/documents/document.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import type { Skill } from '../../skill.ts';
import { requireVersion } from './require-version.ts';

export const exportJourney: Skill<'journeys.export'> = async ({ journey_id: id, version }, { db, account }) => {
  const journey = await requireJourney(db, account, id);
  return {
    version: version ?? null,
    document:
      version === undefined
        ? await readDraftDocument(db, journey)
        : toDocument(journey, await requireVersion(db, journey, version)),
  };
};
