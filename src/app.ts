import { setTimeout as sleep } from 'node:timers/promises';
import { createEstablishedCheck } from './accounts/established.ts';
import { createChatModel } from './ai/chat-model.ts';
import { createLookupAdapter } from './carriers/lookups/lookup-adapters.ts';
import { createTwilioCallbackHandler } from './carriers/twilio/callback-handler.ts';
import { createCredentialStore } from './carriers/twilio/credentials.ts';
import type { Config } from './config.ts';
import { loadContractDocument } from './contract-document.ts';
import { createDeliverer, type Deliverer } from './events/webhooks/deliverer.ts';
import { PARTNER_ENDPOINT } from './events/webhooks/endpoint.ts';
import { createLinkAnswer, createLinksApp } from './http/links-app.ts';
import { createListener } from './http/listener.ts';
import { createLoadShedder } from './http/load-shedding.ts';
import { createMediaAnswer } from './http/media.ts';
import { createHttp } from './http/server.ts';
import { createFileStreams } from './http/stream-file.ts';
import { createTraffic } from './http/traffic.ts';
import { type ClickRecorder, createClickRecorder } from './links/clicks/recorder.ts';
import { createMediaChecker } from './media/checker.ts';
import { createKeyIssuer } from './platform/crypto/api-keys.ts';
import { createCipher } from './platform/crypto/cipher.ts';
import { createKeyedHasher } from './platform/crypto/keyed-hasher.ts';
import { createNumberHasher } from './platform/crypto/number-hasher.ts';
import { deriveSigningKeys } from './platform/crypto/signing-keys.ts';
import { createTokenSigner } from './platform/crypto/tokens.ts';
import { openNearest } from './platform/database/citus/nearest-node.ts';
import { logFailure } from './platform/database/connections/log-failure.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { processName } from './platform/database/migrations/oldest-process.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createMetrics } from './platform/metrics.ts';
import { createSafeClient } from './platform/safe-fetch/index.ts';
import { version } from './platform/version.ts';
import { mayCall } from './rpc/authorize.ts';
import {
  checkParams,
  createAdmission,
  createAuthenticator,
  createBodyAnswerer,
  createDispatcher,
  createDryRunner,
  createKeyCaller,
  createLimits,
  createRouter,
  prepareInSteps,
} from './rpc/index.ts';
import type { Service } from './service.ts';
import type { CallWithKey } from './skill-call.ts';
import { skills } from './skills/index.ts';
import { createWorkers } from './workers/index.ts';
import { createQueueMetrics } from './workers/queue-metrics/queue-metrics.ts';

export type Role = 'all' | 'api' | 'worker';

export interface AppOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Connections to it that outlive the application. Default: connections of its own. */
  readonly database?: Database;
  readonly role: Role;
  /** Current time; tests set it. */
  readonly clock?: () => Date;
  /** From 0 to 1: the jitter of retries. */
  readonly random?: () => number;
  readonly log?: Logger;
  /** Whether to tell the workers of all processes what this one writes. Default: true. */
  readonly announcesWork?: boolean;
  /** Whether to build what calls need in advance, at the first call. Default: when it is needed. */
  readonly preparesForCalls?: boolean;
}

export interface App {
  readonly url: string;
  /** Of the listener of short links; that of `url` when they have none of their own. */
  readonly linksUrl: string;
  start(): Promise<void>;
  /**
   * Says that the process is not ready, and goes on answering calls for the time that proxies need
   * to notice (`drainSeconds`).
   */
  drain(): Promise<void>;
  /** Rejects new calls, lets pending ones finish, releases leases, closes. */
  stop(): Promise<void>;
}

/** Builds all parts of a process; nothing else does. */
export function createApp({
  config,
  databaseUrl,
  role,
  clock = () => new Date(),
  random = Math.random,
  log = createLogger(config.logLevel),
  database: given,
  announcesWork = true,
  preparesForCalls = false,
}: AppOptions): App & { readonly parts: AppParts } {
  const isEstablished = createEstablishedCheck();
  const open = (connectionString: string): Database =>
    openDatabase({
      connectionString,
      maxConnections: config.dbConnections,
      statementTimeoutMs: 30_000,
      applicationName: processName(role, version),
      sharesRules: async (sql, tenantId) => !(await isEstablished(sql, tenantId)),
      log,
      onLost: (reason) => metrics.connectionsLost.inc({ reason }),
    });
  const database = given ?? openNearest({ url: databaseUrl, open, log });
  const replica = config.databaseReplicaUrl === null ? null : open(config.databaseReplicaUrl);
  const metrics = createMetrics(createQueueMetrics(database, clock));
  const contract = loadContractDocument(config.publicUrl);
  const keys = createKeyIssuer(config.peppers);
  const tokens = createTokenSigner(config.tokenSecrets);
  const limits = createLimits(config);
  const authenticator = createAuthenticator(database, keys, limits);
  const cipher = createCipher(config.encryptionKeys);
  const numberHashes = createNumberHasher(config.numberKeys);
  const deliverer = createDeliverer({
    database,
    cipher,
    client: createSafeClient({ rules: config.outgoing }),
    log,
    clock,
    random,
    onFailure: (error) => logFailure(log, error, 'webhook delivery run failed; it will be retried'),
    onOutcome: (outcome, count) => metrics.deliveries.inc({ outcome }, count),
    onTakeover: () => metrics.leaseTakeovers.inc({ kind: 'webhook_endpoint' }),
  });
  const twilioCredentials = createCredentialStore(database, cipher, config.twilio.credentials);
  const lookups = createLookupAdapter(config, log);
  const model = config.ai && createChatModel(config.ai, log, clock);
  const workers = createWorkers({
    database,
    cipher,
    config,
    log,
    clock,
    metrics,
    keyUsage: authenticator,
    secretIds: { keys: keys.secretId, numbers: numberHashes.secretId },
    deliverer,
    numberHashes,
    twilioCredentials,
    lookups,
    callWithKey: (call) => callWithKey(call),
    random,
  });
  const media = createMediaChecker({
    database,
    rules: config.outgoing,
    clock,
    maxStoredBytes: config.media.maxStoredBytes,
  });
  const service: Service = {
    config,
    keys,
    tokens,
    schemaOf: contract.schemaOf,
    forgetKey: authenticator.forget,
    mayCall,
    checkParams,
    cipher,
    numberHashes,
    lookups,
    model,
    hashesOf: createKeyedHasher(config.callKeys),
    clock,
    dryRunner: { all: (by, work) => dryRunner.all(by, work) },
    callWithKey: (call) => callWithKey(call),
    peekedMedia: media.peeked,
    deliver: (tenantId, limit) => deliverer.deliver({ tenantId, endpointId: PARTNER_ENDPOINT }, limit),
  };
  const onBusy = (): void => metrics.shedCalls.inc();
  const admission = createAdmission({ ...config, isCrowded: database.isCrowded, onRefused: onBusy });
  let isPrepared = !preparesForCalls;
  const prepareForCalls = (): void => {
    if (isPrepared) return;
    isPrepared = true;
    void prepareInSteps(clock().getTime());
  };
  const router = createRouter(contract, skills);
  const dispatcher = createDispatcher({
    database,
    replica,
    router,
    media,
    onCall: prepareForCalls,
    authenticator,
    admission,
    limits,
    service,
    log,
    clock,
    metrics,
  });
  const { publicUrl, dataDirectory } = config;
  const dryRunner = createDryRunner({ database, router, media, service, authenticator, publicUrl, log, clock });
  const callWithKey = createKeyCaller({ authenticator, dispatcher, publicUrl, log, clock });
  const sessions = { database, authenticator, tokens, secure: publicUrl.startsWith('https:'), clock };
  const clicks = createClickRecorder({
    database,
    log,
    clock,
    onSaved: (outcome, count) => metrics.linkClicks.inc({ outcome }, count),
  });
  const linkParts = { sql: database, clicks, clock, log, trustedProxies: config.trustedProxies };
  const streams = createFileStreams(config.media.bytesPerSecond);
  const answerMedia = createMediaAnswer({ ...linkParts, streams, dataDirectory });
  const answerLink = createLinkAnswer(linkParts, answerMedia);
  let isDraining = false;
  const http = createHttp({
    isDraining: () => isDraining,
    answerLink,
    callWithKey,
    dispatcher,
    answerBody: createBodyAnswerer(dispatcher),
    traffic: createTraffic(),
    authenticator,
    limits,
    contract,
    sessions,
    database,
    tokens,
    cardKeys: deriveSigningKeys(config.tokenSecrets, 'agent card'),
    clock,
    log,
    publicUrl: config.publicUrl,
    dataDirectory,
    streams,
    trustedProxies: config.trustedProxies,
    metrics: () => metrics.text(),
    metricsToken: config.metricsToken,
    twilio: createTwilioCallbackHandler({
      sql: database,
      credentials: twilioCredentials,
      publicUrl,
      apiUrl: config.twilio.url,
      onReceipts: workers.callbacks.recordReceipts,
      onInbound: workers.callbacks.receiveInbound,
      clock,
      log,
    }),
  });
  const shedLoad = createLoadShedder({ admission, publicUrl, log, onBusy });
  const onDisconnect = (): void => metrics.clientDisconnects.inc();
  const listener = createListener({ ...config, onDisconnect }, shedLoad, http.callback());
  const { listen } = config.links;
  const linksListener =
    listen &&
    createListener(
      { ...listen, setting: 'TERN_LINKS_PORT', onDisconnect },
      shedLoad,
      createLinksApp(linkParts, answerLink).callback(),
    );

  return {
    parts: { database, dispatcher, workers, callWithKey, service, deliverer, clicks },
    get url() {
      return listener.url;
    },
    get linksUrl() {
      return linksListener?.url ?? listener.url;
    },
    start: async () => {
      if (announcesWork) workers.announce();
      if (role !== 'worker') {
        await listener.listen();
        await linksListener?.listen();
        clicks.start();
      }
      workers.start(role);
      // It gets no calls; its first work may be a message.
      if (role === 'worker') prepareForCalls();
    },
    drain: async () => {
      isDraining = true;
      await sleep(config.drainSeconds * 1000);
    },
    stop: async () => {
      await Promise.all([listener.close(), linksListener?.close(), workers.stop(), deliverer.stop()]);
      await clicks.stop();
      await lookups?.stop();
      await model?.close();
      await media.stop();
      await replica?.close();
      if (given === undefined) await database.close();
    },
  };
}

export interface AppParts {
  readonly database: Database;
  readonly dispatcher: ReturnType<typeof createDispatcher>;
  readonly callWithKey: CallWithKey;
  readonly workers: ReturnType<typeof createWorkers>;
  readonly service: Service;
  readonly deliverer: Deliverer;
  readonly clicks: ClickRecorder;
}
