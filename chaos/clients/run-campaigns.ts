import { daytimeZone } from '../../test/support/daytime-zone.ts';
import type { Seeded } from '../seeded.ts';
import { type Cast, CONSENT } from '../settle.ts';
import { type Caller, newKey, type Told } from './caller.ts';
import type { Shift } from './shift.ts';

const PEOPLE = 60;
const STALE = '-32005';
let imported = 0;

/** Imports people nobody knows yet and runs a campaign over them, again and again. */
export async function runCampaigns({ customers }: Cast, call: Caller, shift: Shift, chance: Seeded) {
  while (!shift.isOver()) {
    const { key: apiKey } = chance.pick(customers);
    const tag = newKey('c');
    const contacts = Array.from({ length: PEOPLE }, () => {
      imported += 1;
      return { phone: `+1512${2_000_000 + imported}`, first_name: 'Ada', timezone: daytimeZone() };
    });
    const ask = (method: string, params: Record<string, unknown>, isRead = false): Promise<Told> =>
      call(newKey('k'), { apiKey, method, params, people: PEOPLE, to: tag, isRead });
    const made = await ask('tags.create', { name: tag });
    if (made.outcome === 'refused') continue;
    const { id: tagId } = made.result.tag as { id: string };
    const before = await ask('contacts.import', { contacts, consent: CONSENT, tags: [tag] });
    if (before.outcome === 'refused') continue;
    const body = `Offer #${tag}# for {{ first_name }}. Reply STOP to opt out.`;
    const drafted = await ask('campaigns.create', { name: tag, body, audience: { include: { tag_ids: [tagId] } } });
    if (drafted.outcome === 'refused') continue;
    const { id } = drafted.result.campaign as { id: string };
    for (let launched: Told | null = null; launched?.outcome !== 'answered'; ) {
      const checked = await ask('campaigns.preflight', { campaign_id: id }, true);
      if (checked.outcome === 'refused') break;
      launched = await ask('campaigns.launch', { campaign_id: id, preflight_token: checked.result.preflight_token });
      if (launched.outcome === 'refused' && launched.code !== STALE) break;
    }
    for (let i = 0; i < 20; i += 1) await shift.breath(chance);
  }
}
