import { readDraftDocument } from '../../journeys/documents/document.ts';
import { saveDocument } from '../../journeys/documents/save-document.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

const MAX_NAME = 80;

export const duplicateJourney: Skill<'journeys.duplicate'> = async (
  { journey_id: id, name },
  { tx, account, now, newId, service },
) => {
  const document = await readDraftDocument(tx, await requireJourney(tx, account, id));
  const scope = { sql: tx, owner: account, outgoing: service.config.outgoing, now, newId };
  const copy = { ...document, name: name ?? `Copy of ${document.name}`.slice(0, MAX_NAME) };
  return { journey: presentJourney(await requireJourney(tx, account, await saveDocument(scope, null, copy))) };
};
