import type { MediaSender } from '../../domain/media/support.ts';
import { parsePhone } from '../../domain/phone.ts';
import { SkillError } from '../../errors.ts';
import { compose } from '../content/compose.ts';
import { contactVariables } from '../content/contact-variables.ts';
import type { Content } from '../content/content.ts';
import { encodeContent } from '../content/encode-content.ts';
import type { LoadedContent } from '../content/load-template.ts';
import type { SendFacts } from '../facts/send-facts.ts';
import { type Located, locationHintsOf } from '../rules/location-hints.ts';
import { planTiming, type Timing } from '../rules/plan-timing.ts';
import { sendingRules } from '../rules/sending-rules.ts';
import type { LoadedSend } from './load.ts';
import type { FactsRow } from './queries.ts';
import type { SingleSend } from './request.ts';

/** A message with its recipient, its time and its text. */
export interface PlannedSend extends LoadedSend {
  readonly recipient: SendFacts['recipient'];
  readonly timing: Timing;
  /** An error is that of the params. */
  readonly content: Content | SkillError;
}

export function planSend({ request, row }: LoadedSend): PlannedSend {
  const { content } = request;
  const recipient = request.phone ?? parsePhone(row.contact_phone ?? '', request.defaultCountry);
  const country = recipient.ok ? recipient.country : request.defaultCountry;
  return {
    request,
    row,
    recipient,
    timing: timingOf(request, row, recipient),
    content: content instanceof SkillError ? content : textOf(request, content, row, country),
  };
}

function textOf(
  { smartEncoding, variables }: SingleSend,
  loaded: LoadedContent,
  row: FactsRow,
  country: string,
): Content {
  const known = row.named === null ? {} : contactVariables(row.named);
  const composed = compose({ ...loaded, country, sender: senderOf(row) }, { ...known, ...variables });
  return encodeContent(composed, smartEncoding ?? loaded.smartEncoding ?? row.smart_encoding ?? 'off', country);
}

/** Whether it can send now is decided with the other facts. */
function senderOf({ number_phone: phone, carrier }: FactsRow): MediaSender | null {
  return phone === null || carrier === null ? null : { phone, carrier };
}

function timingOf({ at, purpose, onQuietHours }: SingleSend, row: FactsRow, recipient: SendFacts['recipient']): Timing {
  const rules = sendingRules(row);
  return planTiming({
    at,
    purpose,
    recipient,
    locationHints: locationHintsOf(locatedOf(row)),
    rules,
    onQuietHours: onQuietHours ?? rules.onQuietHours,
  });
}

/** The contact's time zone and those of its attributes that say where and how old it is. */
export function locatedOf({ timezone, postal_code: postalCode, region, age_attributes: ages }: FactsRow): Located {
  return { timezone, attributes: { ...ages, postal_code: postalCode, state: region } };
}
