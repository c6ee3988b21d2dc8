import fc from 'fast-check';
import { acquireLease, type Lease } from '../../src/events/webhooks/lease.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Game, play } from '../support/models/play.ts';
import { LIMIT_MS, runs, upTo } from '../support/models/runs.ts';
import { registerPartner } from '../support/partner.ts';
import { alone, type Command, PROCESSES, together } from './endpoint-lease/commands.ts';
import { type Model, startOf, waysOf } from './endpoint-lease/model.ts';

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
      leases[given.process] = await acquireLease(
        database,
        { tenantId, endpointId: 'partner', automatic: false },
        () => app.clock.now,
      );
      return leases[given.process] !== null;
    }
    case 'covers':
      return (await lease?.ensureCurrent()) === true;
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
    // A process does not take an endpoint that it already delivers to. All other commands need a
    // taken endpoint.
    isLeftOut: (given) => given.kind !== 'jump' && (given.kind === 'take') !== (leases[given.process] === null),
  };
  await play(game, groups);
}

test(
  'one process at a time holds the lease of an endpoint, and a process that lost it notices before its next request',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(60, alone), follows), runs(8));
  },
  LIMIT_MS,
);

test(
  'concurrent processes acquire the lease of an endpoint in some sequential order',
  async () => {
    await fc.assert(fc.asyncProperty(upTo(30, together), follows), runs(8));
  },
  LIMIT_MS,
);
