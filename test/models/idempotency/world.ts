import { isDeepStrictEqual } from 'node:util';
import { CallError, type TestApp } from '../../support/app.ts';
import type { Move } from '../../support/models/play.ts';
import { optIn } from '../../support/opt-in.ts';
import { registerPartner } from '../../support/partner.ts';
import type { Call, Command } from './commands.ts';
import type { Model, Said } from './model.ts';

const ADA = '+14155551001';

export interface Seen {
  readonly credits: number;
  /** Rows that the calls created, and rows of the audit log. */
  readonly made: Readonly<Record<Call, number>>;
  readonly audited: Readonly<Record<Call, number>>;
}

export interface World {
  run(move: Move<Command>): Promise<Answer>;
  see(): Promise<Seen>;
  agrees(model: Model, seen: Seen, answers: Readonly<Record<string, Answer>>): boolean;
}

export interface Answer {
  readonly how: Said['how'];
  readonly body: unknown;
}

/**
 * A partner and its end-customer: two callers in one tenant. Idempotency keys belong to the tenant.
 */
export async function openWorld(app: TestApp, credits: number): Promise<World> {
  const { clock } = app;
  const partner = await registerPartner(app);
  const shop = await partner.customer('shop-1', { credits });
  await optIn(shop, ADA);
  const bodies = new Map<string, unknown>();

  const ask = ({ kind, variant }: Extract<Command, { key: unknown }>, rest: object): Promise<object> => {
    const params = { to: ADA, text: `Number ${variant}.`, purpose: 'transactional' } as const;
    switch (kind) {
      case 'message':
        return shop.call('messages.send', { ...params, ...rest });
      case 'partnerMessage':
        return partner.call('partner.send', { idempotency_key: '', external_ref: 'shop-1', ...params, ...rest });
      case 'campaign':
        return shop.call('campaigns.create', {
          audience: { include: { all: true } },
          name: `Spring ${variant}`,
          body: 'Hi!',
          ...rest,
        });
      case 'list':
        return shop.call('lists.create', { name: `List ${variant}`, ...rest });
      case 'customer':
        return partner.call('partner.createCustomer', { external_ref: `new-${variant}`, name: 'New', ...rest });
    }
  };
  const refusal = (error: unknown): Answer => {
    if (!(error instanceof CallError)) throw error;
    const { reason } = error.data;
    if (reason === 'idempotency_key_reuse') return { how: 'reused', body: null };
    if (reason === 'idempotency_in_flight') return { how: 'in_flight', body: null };
    if (error.code === 'credits_insufficient' || reason === 'external_ref_taken') return { how: 'refused', body: null };
    throw error;
  };
  const answered = (answer: object): Answer => {
    // A secret is contained in the first response only.
    const { replayed, dry_run: dryRun, api_key: _secret, ...body } = answer as Record<string, unknown>;
    return { how: replayed === true ? 'replayed' : dryRun === true ? 'dry_run' : 'done', body };
  };

  return {
    run: async ({ given, label }) => {
      if (given.kind === 'topUp') {
        await partner.call('partner.grantCredits', { external_ref: 'shop-1', amount_credits: given.credits });
        return { how: 'done', body: null };
      }
      if (given.kind === 'days') {
        clock.advance(given.days * 24 * 3_600_000);
        return { how: 'done', body: null };
      }
      const { key, dryRun } = given;
      const rest = { ...(key !== null && { idempotency_key: key }), ...(dryRun && { dry_run: true }) };
      const answer = await ask(given, rest).then(answered, refusal);
      // A dry run has no stored response to compare with.
      if (dryRun) return { how: 'dry_run', body: null };
      if (answer.how === 'done') bodies.set(label, answer.body);
      return answer;
    },
    see: async () => {
      const { pool } = app.parts.database;
      const { rows } = await pool.query<Record<string, number>>(SEE, [partner.accountId, shop.accountId]);
      const of = (prefix: string) =>
        Object.fromEntries(
          Object.entries(rows[0] ?? {}).flatMap(([name, count]) =>
            name.startsWith(prefix) ? [[name.slice(prefix.length), count]] : [],
          ),
        ) as Record<Call, number>;
      return {
        credits: (await shop.call('billing.balance', {})).available,
        made: of('made_'),
        audited: of('audited_'),
      };
    },
    agrees: (model, { credits: left, made, audited }, answers) => {
      const { message, partnerMessage, ...others } = model.done;
      return (
        left === model.credits &&
        made.message === message + partnerMessage &&
        made.campaign === others.campaign &&
        // A list name is unique, so that a repeated create adds no list.
        made.list === Math.min(made.list, others.list) &&
        made.customer === others.customer &&
        isDeepStrictEqual({ ...audited }, { message, partnerMessage, ...others }) &&
        Object.entries(model.said).every(([label, { how, of }]) => {
          const answer = answers[label];
          return (
            answer === undefined ||
            (answer.how === how && (of === undefined || isDeepStrictEqual(answer.body, bodies.get(of))))
          );
        })
      );
    },
  };
}

const audited = (name: Call, skill: string): string =>
  `(SELECT count(*) FROM audit_entries WHERE tenant_id = $1 AND skill = '${skill}') AS "audited_${name}"`;

const SEE = `SELECT
  (SELECT count(*) FROM messages WHERE tenant_id = $1 AND account_id = $2) AS "made_message",
  (SELECT count(*) FROM campaigns WHERE tenant_id = $1 AND account_id = $2) AS "made_campaign",
  (SELECT count(*) FROM lists WHERE tenant_id = $1 AND account_id = $2) AS "made_list",
  (SELECT count(*) FROM accounts WHERE tenant_id = $1 AND external_ref LIKE 'new-%') AS "made_customer",
  ${audited('message', 'messages.send')}, ${audited('partnerMessage', 'partner.send')}, ${audited('campaign', 'campaigns.create')},
  ${audited('list', 'lists.create')},
  (SELECT count(*) - 1 FROM audit_entries WHERE tenant_id = $1 AND skill = 'partner.createCustomer') AS "audited_customer"`;
