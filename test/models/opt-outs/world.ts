import { findDeviatingContacts } from '../../../src/people/consent/check-derived.ts';
import { CallError, type TestApp } from '../../support/app.ts';
import type { Move } from '../../support/models/play.ts';
import { ADA, TEXT, twoPrograms, WAIVED } from '../../support/two-programs.ts';
import { type Command, HOUR_MS, type Place, type Scope } from './commands.ts';
import { type Model, maySend } from './model.ts';

export interface Seen {
  readonly consents: Readonly<Record<Place, string>>;
  /** Scopes by name, with the reason of the suppression. */
  readonly ends: readonly string[];
  readonly replies: number;
  readonly waiting: readonly string[];
  readonly maySend: Readonly<Record<Place, boolean>>;
  /** Contacts whose status differs from their consent entries. */
  readonly deviating: number;
}

export interface World {
  run(move: Move<Command>): Promise<string>;
  see(): Promise<Seen>;
  agrees(model: Model, seen: Seen, answers: Readonly<Record<string, string>>): boolean;
  /**
   * Whether the hash chain of the consent entries is valid and matches the status of the contacts.
   */
  verified(): Promise<boolean>;
}

const PLACES: readonly Place[] = ['news', 'orders', 'bare'];
const SAID = [
  ...['opted_out', 'already_opted_out', 'opted_in', 'not_opted_in', 'confirmation_requested'],
  ...['narrowed', 'not_narrowed'],
];

/** Ada, and an account whose two programs ask for the scope of a STOP. */
export async function openWorld(app: TestApp): Promise<World> {
  const given = await twoPrograms(app);
  const { account, news, orders, bare } = given;
  const { accountId } = account;
  const numbers = { news: news.number, orders: orders.number, bare };
  const scopes: Record<Scope, string> = { all: 'all', news: news.id, orders: orders.id };
  const names = new Map(Object.entries(scopes).map(([name, id]) => [id, name]));
  const labels = new Map<string, string>();
  const later = new Date(WAIVED.getTime() + 50 * 24 * HOUR_MS).toISOString();
  const messageFrom = (from: Place) =>
    ({ to: ADA, text: TEXT, number_id: numbers[from].id, purpose: 'transactional' }) as const;

  const run = async ({ given: command, label }: Move<Command>): Promise<string> => {
    switch (command.kind) {
      case 'write': {
        const effects = await given.write(command.text, numbers[command.to]);
        return SAID.find((kind) => kind in effects) ?? 'none';
      }
      case 'staffOut':
        await account.call('contacts.optOut', { phone: ADA, scope: scopes[command.scope] });
        return 'done';
      case 'form': {
        const proof = {
          method: 'web_form',
          source: 'https://acme.example',
          captured_at: app.clock.now.toISOString(),
          evidence: 'form entry 7',
        } as const;
        const program = command.scope === 'all' ? {} : { program_id: scopes[command.scope] };
        return account.call('contacts.optIn', { phone: ADA, ...proof, ...program }).then(() => 'done', asRefused);
      }
      case 'suppress':
        await account.call('compliance.suppress', { phone: ADA, scope: scopes[command.scope] });
        return 'done';
      case 'send':
        return account
          .call('messages.send', { ...messageFrom(command.from), send_at: later })
          .then(({ message_id: id }) => {
            labels.set(id, label);
            return 'done';
          }, asRefused);
      case 'advance':
        app.clock.advance(command.ms);
        return 'done';
    }
  };

  return {
    run,
    see: async () => {
      const { status, method, programs } = await given.consent();
      const to = (id: string): string => {
        const consent = programs.find(({ program_id: program }) => program === id);
        return `${consent?.status} ${consent?.method}`;
      };
      const { rows } = await app.parts.database.pool.query<{ id: string }>(
        "SELECT id FROM messages WHERE account_id = $1 AND state = 'scheduled'",
        [accountId],
      );
      const asked = PLACES.map(async (place) => {
        const { number_id, text: words, purpose } = messageFrom(place);
        const check = { phone: ADA, text: words, purpose, number_id };
        return [place, (await account.call('compliance.checkSend', check)).allow] as const;
      });
      return {
        consents: { news: to(news.id), orders: to(orders.id), bare: `${status} ${method}` },
        ends: (await given.suppressions()).map((each) => each.replace(/prg_\S+/, (id) => names.get(id) ?? id)).sort(),
        replies: (await given.replies()).length,
        waiting: rows.map(({ id }) => labels.get(id) ?? id).sort(),
        maySend: Object.fromEntries(await Promise.all(asked)) as Record<Place, boolean>,
        deviating: (await findDeviatingContacts(app.parts.database, { tenantId: accountId, accountId }, 10)).length,
      };
    },
    agrees: (model, seen, answers) =>
      JSON.stringify(seenOf(model)) === JSON.stringify(seen) &&
      Object.entries(answers).every(([label, said]) => said === (model.said[label] ?? 'done')),
    verified: given.verified,
  };
}

function seenOf(model: Model): Seen {
  const said = (place: Place) => `${model.consents[place].status} ${model.consents[place].method}`;
  const ends = Object.entries(model.ends).map(([scope, { reason }]) => `${scope} ${reason}`);
  const suppressed = Object.keys(model.suppressed).map((scope) => (scope === 'all' ? 'account' : `account:${scope}`));
  return {
    consents: { news: said('news'), orders: said('orders'), bare: said('bare') },
    ends: [...ends, ...suppressed.map((scope) => `${scope} do_not_contact`)].sort(),
    replies: model.replies,
    waiting: Object.entries(model.messages)
      .flatMap(([label, { waits }]) => (waits ? [label] : []))
      .sort(),
    maySend: Object.fromEntries(PLACES.map((place) => [place, maySend(model, place)])) as Record<Place, boolean>,
    deviating: 0,
  };
}

function asRefused(error: unknown): string {
  if (error instanceof CallError) return 'refused';
  throw error;
}
