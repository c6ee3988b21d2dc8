import { senderNotice } from '../../../domain/sender-types/accepts.ts';
import { jurisdictionName } from '../../../domain/time-zones/jurisdiction-name.ts';
import type { CampaignFacts } from '../campaign-facts.ts';
import type { Finding } from '../finding.ts';

/** Countries that a message names; a campaign to more of them says how many more. */
const MAX_NAMED = 5;

/**
 * Countries of the audience that want a sender of the campaign registered, or show another one in
 * its place.
 */
export function senderWarnings({ numbers }: Pick<CampaignFacts, 'numbers'>, countries: readonly string[]): Finding[] {
  return numbers.flatMap(({ phone }) => {
    const of = (notice: string): string[] =>
      countries.filter((country) => senderNotice(country, phone) === notice).map(jurisdictionName);
    const [unregistered, replaced] = [of('sender_registration'), of('sender_replaced')];
    return [
      ...(unregistered.length === 0
        ? []
        : [
            finding(
              'sender_registration',
              `${named(unregistered)} take the sender ID ${phone} only once it is registered there. Ask the operator of the service to register it.`,
            ),
          ]),
      ...(replaced.length === 0
        ? []
        : [
            finding(
              'sender_replaced',
              `Operators in ${named(replaced)} show another sender in the place of ${phone}. Name the brand in the message, and do not ask for replies.`,
            ),
          ]),
    ];
  });
}

function named(countries: readonly string[]): string {
  const more = countries.length - MAX_NAMED;
  return countries.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more countries` : '');
}

function finding(code: string, message: string): Finding {
  return { code, message, next_actions: [] };
}
