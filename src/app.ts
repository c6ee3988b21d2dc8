import type { Config } from './config.ts';
import { loadContractDocument } from './contract-document.ts';
import { createDoor } from './http/door.ts';
import { createListener } from './http/listener.ts';
import { createHttp } from './http/server.ts';
import { createCredentialStore } from './messaging/carriers/twilio/credentials.ts';
import { createTwilioDesk } from './messaging/carriers/twilio/desk.ts';
import { createDeliverer, type Deliverer } from './messaging/delivery/deliverer.ts';
import { createLookupAdapter } from './messaging/lookups/lookup-adapters.ts';
import { watch } from './messaging/watch/watch.ts';
import { createKeySmith } from './platform/api-keys.ts';
import { openDatabase } from './platform/database.ts';
import { createKeyedHasher } from './platform/keyed-hasher.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createMetrics } from './platform/metrics.ts';
import { createNumberHasher } from './platform/number-hasher.ts';
import { createSafeClient } from './platform/safe-fetch/index.ts';
import { createTextSealer } from './platform/sealed-text.ts';
import { createTokenSigner } from './platform/tokens.ts';
import { mayCall } from './rpc/authorize.ts';
import { createAdmission, createAuthenticator, createDispatcher, createLimits, SkillRouter } from './rpc/index.ts';
import type { Service } from './service.ts';
import { skills } from './skills/index.ts';
import { createWorkers } from './workers/index.ts';

export type Role = 'all' | 'api' | 'worker';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly role: Role;
  /** What time it is; tests set it. */
  readonly clock?: () => Date;
  /** From 0 up to 1: spreads retries. */
  readonly random?: () => number;
  readonly log?: Logger;
}

export interface App {
  readonly url: string;
  start(): Promise<void>;
  /** Takes no new calls, lets those in flight end, hands back leases, closes. */
  stop(): Promise<void>;
}

/** Builds everything a process is made of and nothing else does. */
export function createApp({
  config,
  databaseUrl,
  role,
  clock = () => new Date(),
  random = Math.random,
  log = createLogger(config.logLevel),
}: AppOptions): App & { readonly parts: AppParts } {
  const database = openDatabase({
    connectionString: databaseUrl,
    maxConnections: config.dbConnections,
    statementTimeoutMs: 30_000,
    applicationName: `tern ${role}`,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke and is replaced'),
  });
  const metrics = createMetrics(watch(database, clock));
  const contract = loadContractDocument();
  const keys = createKeySmith(config.pepper);
  const tokens = createTokenSigner(config.tokenSecret);
  const authenticator = createAuthenticator(database, keys);
  const sealer = createTextSealer(config.sealingKeys);
  const numberHashes = createNumberHasher(config.numberKeys);
  const deliverer = createDeliverer({
    database,
    sealer,
    client: createSafeClient({ rules: config.outgoing }),
    log,
    clock,
    random,
    onFailure: (error) => log.error({ err: error }, 'a delivery of events broke off and will be tried again'),
    onOutcome: (outcome, count) => metrics.deliveries.inc({ outcome }, count),
    onTakeover: () => metrics.leaseTakeovers.inc({ kind: 'webhook_endpoint' }),
  });
  const twilioCredentials = createCredentialStore(database, sealer, config.twilio.credentials);
  const lookups = createLookupAdapter(config, log);
  const workers = createWorkers({
    database,
    config,
    log,
    clock,
    metrics,
    keyUsage: authenticator,
    deliverer,
    numberHashes,
    twilioCredentials,
    lookups,
  });
  const service: Service = {
    config,
    keys,
    tokens,
    schemaOf: contract.schemaOf,
    forgetKey: authenticator.forget,
    mayCall,
    wake: workers.wake,
    sealer,
    numberHashes,
    lookups,
    hashesOf: createKeyedHasher(config.callKeys),
    deliver: deliverer.deliver,
  };
  const admission = createAdmission(config);
  const router = new SkillRouter(contract.document, skills);
  const dispatcher = createDispatcher({
    database,
    router,
    authenticator,
    admission,
    limits: createLimits(config),
    service,
    log,
    clock,
    metrics,
  });
  const sessions = {
    authenticator,
    tokens,
    fingerprint: keys.fingerprint,
    secure: config.publicUrl.startsWith('https:'),
    clock,
  };
  const http = createHttp({
    dispatcher,
    sessions,
    database,
    tokens,
    clock,
    log,
    publicUrl: config.publicUrl,
    dataDirectory: config.dataDirectory,
    trustedProxies: config.trustedProxies,
    metrics: () => metrics.text(),
    metricsToken: config.metricsToken,
    twilio: createTwilioDesk({
      sql: database,
      credentials: twilioCredentials,
      publicUrl: config.publicUrl,
      onReceipts: workers.take.receipts,
      onInbound: async (inbound) => {
        await workers.take.inbound(inbound);
        workers.wake();
      },
      clock,
      log,
    }),
  });
  const turnsAway = createDoor({
    admission,
    publicUrl: config.publicUrl,
    log,
    onBusy: () => metrics.turnedAway.inc(),
  });
  const listener = createListener(config, turnsAway, http.callback());

  return {
    parts: { database, dispatcher, workers, service, deliverer },
    get url() {
      return listener.url;
    },
    start: async () => {
      if (role !== 'worker') await listener.listen();
      if (role !== 'api') workers.start();
    },
    stop: async () => {
      await Promise.all([listener.close(), workers.stop(), deliverer.stop()]);
      await lookups?.stop();
      await database.close();
    },
  };
}

export interface AppParts {
  readonly database: ReturnType<typeof openDatabase>;
  readonly dispatcher: ReturnType<typeof createDispatcher>;
  readonly workers: ReturnType<typeof createWorkers>;
  readonly service: Service;
  readonly deliverer: Deliverer;
}
