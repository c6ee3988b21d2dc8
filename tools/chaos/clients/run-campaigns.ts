import { daytimeZone } from '../../../test/support/daytime-zone.ts';
import { CONSENT, type Fixture } from '../fixture.ts';
import type { Seeded } from '../seeded.ts';
import { type Caller, type CallOutcome, newKey } from './caller.ts';
import type { Workload } from './workload.ts';

const CONTACTS = 60;
const STALE = '-32005';
let imported = 0;

/** Repeatedly imports new contacts and runs a campaign for them. */
export async function runCampaigns({ customers }: Fixture, call: Caller, workload: Workload, random: Seeded) {
  while (!workload.isOver()) {
    const { key: apiKey } = random.pick(customers);
    const tag = newKey('c');
    const contacts = Array.from({ length: CONTACTS }, () => {
      imported += 1;
      return { phone: `+1512${2_000_000 + imported}`, first_name: 'Ada', timezone: daytimeZone() };
    });
    const request = (method: string, params: Record<string, unknown>, isRead = false): Promise<CallOutcome> =>
      call(newKey('k'), { apiKey, method, params, contacts: CONTACTS, to: tag, isRead });
    const tagged = await request('tags.create', { name: tag });
    if (tagged.outcome === 'rejected') continue;
    const { id: tagId } = tagged.result.tag as { id: string };
    const imports = await request('contacts.import', { contacts, consent: CONSENT, tags: [tag] });
    if (imports.outcome === 'rejected') continue;
    const body = `Offer #${tag}# for {{ first_name }}. Reply STOP to opt out.`;
    const drafted = await request('campaigns.create', { name: tag, body, audience: { include: { tag_ids: [tagId] } } });
    if (drafted.outcome === 'rejected') continue;
    const { id } = drafted.result.campaign as { id: string };
    for (let launched: CallOutcome | null = null; launched?.outcome !== 'answered'; ) {
      const checked = await request('campaigns.preflight', { campaign_id: id }, true);
      if (checked.outcome === 'rejected') break;
      launched = await request('campaigns.launch', {
        campaign_id: id,
        preflight_token: checked.result.preflight_token,
      });
      if (launched.outcome === 'rejected' && launched.code !== STALE) break;
    }
    for (let i = 0; i < 20; i += 1) await workload.pause(random);
  }
}
