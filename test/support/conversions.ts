import type { SkillTypes } from '../../src/generated/skills.ts';
import { newId } from '../../src/platform/ids.ts';
import type { TestAccount, TestApp } from './app.ts';
import { insertMessage } from './sent-messages.ts';

export const ADA = '+12025550143';
const HOUR = 3_600_000;
const JUNE = { from: '2029-06-01T00:00:00Z', to: '2029-07-01T00:00:00Z' };

export interface Conversions {
  readonly account: TestAccount;
  readonly contactId: string;
  at(hours: number): Date;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  add(phone: string): Promise<string>;
  deliver(hours: number, campaignId?: string, to?: string): Promise<string>;
  /** Records a human click, as short links do. */
  click(messageId: string, hours: number, linkId?: string, contact?: string): Promise<void>;
  record(value?: number, more?: Record<string, unknown>): Promise<SkillTypes['analytics.recordConversion']['result']>;
  report(params?: SkillTypes['attribution.report']['params']): Promise<SkillTypes['attribution.report']['result']>;
}

/** An account with one contact, whose messages, clicks and conversions are made hours from now. */
export async function startConversions(app: TestApp): Promise<Conversions> {
  const account = await app.account();
  const add = async (phone: string) => (await account.call('contacts.upsert', { phone })).contact.id;
  const contactId = await add(ADA);
  const at = (hours: number): Date => new Date(app.clock.now.getTime() + hours * HOUR);
  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    app.parts.database.pool.query<Row>(text, values).then(({ rows }) => rows);
  return {
    account,
    contactId,
    at,
    query,
    add,
    deliver: (hours, campaignId, to = ADA) =>
      insertMessage(app, account, { to, at: at(hours), ...(campaignId === undefined ? {} : { campaignId }) }),
    click: async (messageId, hours, linkId = 'lnk_any', contact = contactId) => {
      await query(
        `INSERT INTO events (tenant_id, contact_id, name, occurred_at, id, account_id, recorded_at, properties)
         VALUES ($1, $2, 'link.clicked', $3, $4, $1, $3, $5)`,
        [
          account.accountId,
          contact,
          at(hours),
          newId('bev'),
          JSON.stringify({ message_id: messageId, link_id: linkId }),
        ],
      );
    },
    record: (value, more = {}) =>
      account.call('analytics.recordConversion', {
        contact_id: contactId,
        event: 'purchase',
        ...(value === undefined ? {} : { value_minor: value, currency: 'USD' }),
        ...more,
      }),
    report: (params = {}) => account.call('attribution.report', { ...JUNE, ...params }),
  };
}
