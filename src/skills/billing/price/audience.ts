import type { Owner } from '../../../domain/account.ts';
import { notFound } from '../../../errors.ts';
import { findUnknownPart, walkAudience } from '../../../people/audience/audience.ts';
import { resolveAudience } from '../../../people/audience/audience-segments.ts';
import type { Audience } from '../../../people/audience/parts.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { startTimeSlices } from '../../../platform/time-slices.ts';
import { compose } from '../../../sending/content/compose.ts';
import { contactVariables } from '../../../sending/content/contact-variables.ts';
import type { LoadedContent } from '../../../sending/content/load-template.ts';
import { findNumber } from '../../../sending/facts/account-and-number.ts';
import type { Price } from './price.ts';

const CHUNK = 5_000;
/** The price depends neither on consent nor on a relationship. */
const ANY_MESSAGE = { programId: null, relationshipAt: null };

/**
 * The maximum cost: every contact of the audience counts if the message renders for it, even if
 * the contact may not receive it. campaigns.preflight lists the excluded contacts with reasons.
 */
export async function priceAudience(
  db: Sql,
  owner: Owner,
  loaded: LoadedContent,
  audience: Audience,
  now: Date,
): Promise<Price> {
  const unknown = await findUnknownPart(db, owner, audience);
  if (unknown !== null) throw notFound(unknown);
  const resolved = await resolveAudience(db, owner, audience);
  const sender = loaded.attachment === null ? null : await findNumber(db, owner, null);
  const price: Price = { recipients: 0, segments: 0, credits: 0, by_country: {}, encoding: null };
  for (let after = ''; ; ) {
    const contacts = await walkAudience(db, owner, resolved, now, { after }, CHUNK, ANY_MESSAGE);
    const slices = startTimeSlices();
    for (const contact of contacts) {
      if (slices.isOver()) await slices.next();
      const variables = loaded.template.constant ? {} : contactVariables(contact);
      const content = compose({ ...loaded, country: contact.country, sender }, variables);
      if (!content.ok) continue;
      const { credits, measure } = content;
      price.recipients += 1;
      price.segments += measure.segments;
      price.credits += credits;
      price.by_country[contact.country] = (price.by_country[contact.country] ?? 0) + credits;
      if (price.encoding !== 'UCS-2') price.encoding = measure.encoding;
    }
    const last = contacts.at(-1);
    if (last === undefined || contacts.length < CHUNK) return price;
    after = last.id;
  }
}
