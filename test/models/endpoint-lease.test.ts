import fc from 'fast-check';
import { type Lease, takeLease } from '../../src/messaging/delivery/lease.ts';
import { registerPartner } from '../skills/partner/support/partner.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { alone, type Command, PROCESSES, together } from './endpoint-lease/commands.ts';
import { type Model, startOf, waysOf } from './endpoint-lease/model.ts';
import { type Game, play } from './support/play.ts';
import { LIMIT_MS, runs, upTo } from './support/runs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function act(tenantId: string, leases: (Lease | null)[], given: Command): Promise<boolean> {
  const { database } = app.parts;
  if (given.kind === 'jump') {
    app.clock.advance(given.ms);
    return true;
  }
  const lease = leases[given.process] ?? null;
  switch (given.kind) {
    case 'take': {
      leases[given.process] = await takeLease(database, { tenantId, automatic: false }, () => app.clock.now);
      return leases[given.process] !== null;
    }
    case 'covers':
      return (await lease?.coversRequest()) === true;
    case 'renew':
      return (await lease?.renew(database)) === true;
    case 'release':
      await lease?.release();
      leases[given.process] = null;
      return true;
    case 'die':
      leases[given.process] = null;
      return true;
  }
}

async function follows(groups: readonly (readonly Command[])[]): Promise<void> {
  const { accountId, call } = await registerPartner(app);
  await call('partner.configureWebhook', { webhook_url: 'https://example.com/hook' });
  const leases: (Lease | null)[] = Array.from({ length: PROCESSES }, () => null);
  const game: Game<Command, Model, readonly (boolean | null)[], boolean> = {
    start: startOf(app.clock.now.getTime()),
    ways: ({ given, label }) => waysOf(given, label),
    run: ({ given }) => act(accountId, leases, given),
    see: async () => leases.map((lease) => (lease === null ? null : lease.lost)),
    agrees: (model, seen, answers) =>
      seen.every((lost, process) => {
        const belief = model.beliefs[process] ?? null;
        return belief === null ? lost === null : lost === (belief === 'lost');
      }) && Object.entries(answers).every(([label, said]) => said === (model.said[label] ?? true)),
    // A process takes an endpoint that it does not deliver to, and does the rest with one that it took.
    isLeftOut: (given) => given.kind !== 'jump' && (given.kind === 'take') !== (leases[given.process] === null),
  };
  await play(game, groups);
}

test(
  'one process at a time has an endpoint: nobody takes it before its lease is over, and who lost it learns so before the next request',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(60, alone), follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'processes that want an endpoint at the same moment get it in some order',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(30, together), follows), runs(8));
  },
  LIMIT_MS,
);
