import { Tern } from '../../../sdk/src/index.ts';
import { daytimeZone } from '../../../test/support/daytime-zone.ts';

/** An end-customer of the partner, with its own key. */
export interface Shop {
  readonly ref: string;
  readonly tern: Tern;
  /**
   * A hundred contacts with consent. Their numbers are reserved for fiction and include the
   * simulator's magic numbers.
   */
  readonly phones: readonly string[];
}

export interface Platform {
  readonly tern: Tern;
  readonly shops: readonly [Shop, Shop];
}

const SHOPS = [
  { ref: 'shop-1', name: 'Corner Shop', area: '303', credits: 400 },
  // Few enough to trigger balance.low.
  { ref: 'shop-2', name: 'Flower Shop', area: '720', credits: 200 },
] as const;

/** Creates a partner and two customers with credits and contacts. */
export async function openShops(tenant: Tern, baseUrl: string, credits: number): Promise<Platform> {
  const { api_key: apiKey } = await tenant.partner.register({ name: 'Storefront Platform', credits });
  const tern = new Tern({ baseUrl, apiKey });
  const open = async ({ ref, name, area, credits: granted }: (typeof SHOPS)[number]): Promise<Shop> => {
    const customer = await tern.partner.createCustomer({ external_ref: ref, name, default_country: 'US' });
    await tern.partner.grantCredits({ external_ref: ref, amount_credits: granted });
    const shop = new Tern({ baseUrl, apiKey: customer.api_key });
    const phones = Array.from({ length: 100 }, (_, index) => `+1${area}55501${String(index).padStart(2, '0')}`);
    await shop.contacts.import({
      contacts: phones.map((phone) => ({ phone, timezone: daytimeZone() })),
      consent: {
        method: 'web_form',
        source: `https://${ref}.example/signup`,
        captured_at: '2026-03-01T09:00:00Z',
        evidence: { form: '7' },
      },
    });
    return { ref, tern: shop, phones };
  };
  return { tern, shops: [await open(SHOPS[0]), await open(SHOPS[1])] };
}
