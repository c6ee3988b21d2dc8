import { resolve } from 'node:path';
import { type AiSettings, readAiSettings } from './config/ai.ts';
import {
  type LookupSettings,
  readLookupSettings,
  readSmppSettings,
  readTwilioSettings,
  type SmppSettings,
  type TwilioSettings,
} from './config/carriers.ts';
import { type Environment, integer, list, oneOf, webUrl } from './config/environment.ts';
import { type LinkSettings, readLinkSettings } from './config/links.ts';
import { deriveKey, readEarlierSecrets, readMasterSecret } from './config/master-secret.ts';
import { type MediaSettings, readMediaSettings } from './config/media.ts';
import { type RetentionSettings, readRetentionSettings } from './config/retention.ts';
import type { LogLevel } from './platform/logger.ts';
import type { OutgoingRules } from './platform/safe-fetch/index.ts';

export type { AiSettings } from './config/ai.ts';
export type { LookupSettings, SmppSettings, TwilioSettings } from './config/carriers.ts';
export type { LinkSettings } from './config/links.ts';
export type { RetentionSettings } from './config/retention.ts';
export { unknownVariables, VARIABLES } from './config/variables.ts';

/** Every setting, read once from the environment. The README lists the same variables. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly links: LinkSettings;
  readonly media: MediaSettings;
  readonly databaseUrl: string | null;
  /** A standby of that database, for reads that may be some seconds late; null: none. */
  readonly databaseReplicaUrl: string | null;
  readonly dataDirectory: string;
  /** `auto`: a start migrates a database of DATABASE_URL; `manual`: `tern migrate` does. */
  readonly migrate: 'manual' | 'auto';
  readonly dbConnections: number;
  /** How long the start waits for an unavailable database. */
  readonly dbWaitSeconds: number;
  /** How long the process still answers calls after it says that it is not ready. */
  readonly drainSeconds: number;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  /** Number of trusted proxies in front of this service, for the caller's address. */
  readonly trustedProxies: number;
  readonly provisioning: 'open' | 'token' | 'closed';
  readonly provisioningToken: string | null;
  readonly provisionsPerAddressPerHour: number;
  readonly provisionsPerHour: number;
  /** Unknown keys that an address may send. */
  readonly unknownKeysPerMinute: number;
  readonly starterCredits: number;
  readonly requestsPerSecond: number;
  readonly payments: 'simulator' | 'none';
  readonly lookups: LookupSettings;
  /**
   * `fetch`: open the pages of a registration before it is submitted. `form`: check only their
   * URLs.
   */
  readonly registrationUrls: 'form' | 'fetch';
  /** Messages per second per number of the simulator carrier. */
  readonly simulatorRate: number;
  /** The SMPP carrier; null without one. */
  readonly smpp: SmppSettings | null;
  readonly twilio: TwilioSettings;
  /** The model of `ai.*`; null without one. */
  readonly ai: AiSettings | null;
  /** Lease of claimed work: afterwards another worker takes it over. */
  readonly leaseSeconds: number;
  readonly retention: RetentionSettings;
  /** Months before the current one for which behavioral events are kept. */
  readonly eventRetentionMonths: number;
  readonly validateResults: boolean;
  /** Whether workers deliver events, or only partner.processOutbox does. */
  readonly webhookWorker: boolean;
  /** Hosts that may be reached over http and at private addresses: for tests and demos. */
  readonly outgoing: OutgoingRules;
  /** HMAC keys of API keys: new fingerprints are made with the first, all of them are found. */
  readonly peppers: readonly [current: Buffer, ...previous: Buffer[]];
  /** HMAC keys of tokens: the first one signs, all of them verify. */
  readonly tokenSecrets: readonly [current: Buffer, ...previous: Buffer[]];
  /** Encryption keys: the first one encrypts, all of them decrypt. */
  readonly encryptionKeys: readonly [current: Buffer, ...previous: Buffer[]];
  /**
   * HMAC keys for the phone numbers of erased contacts; a number hashed under any of them is found.
   */
  readonly numberKeys: readonly [current: Buffer, ...previous: Buffer[]];
  /** HMAC keys for call params; a request hashed under any of them is recognized. */
  readonly callKeys: readonly [current: Buffer, ...previous: Buffer[]];
}

/**
 * Throws an error that names the variable, the problem and the expected value. An empty variable
 * counts as unset, as in env files: an empty token would let everybody in, and an empty HOST would
 * listen on every address.
 */
export function readConfig(given: Readonly<Record<string, string | undefined>> = process.env): Config {
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const production =
    oneOf(env, 'NODE_ENV', ['development', 'test', 'production'] as const, 'development') === 'production';
  const dataDirectory = resolve(env.TERN_DATA_DIR ?? '.tern');
  const host = env.HOST ?? '127.0.0.1';
  const port = integer(env, 'PORT', 4000, 0, 65535);
  const secret = readMasterSecret(env, dataDirectory, production);
  const previous = readEarlierSecrets(env, 'TERN_PREVIOUS_SECRETS');
  const retired = readEarlierSecrets(env, 'TERN_RETIRED_SECRETS');
  const keysFor = (purpose: string, earlier: readonly Buffer[]): [Buffer, ...Buffer[]] => [
    deriveKey(secret, purpose),
    ...earlier.map((one) => deriveKey(one, purpose)),
  ];
  const provisioning = oneOf(env, 'TERN_PROVISIONING', ['open', 'token', 'closed'] as const, 'open');
  if (production) requireChosen(env);
  const provisioningToken = env.TERN_PROVISIONING_TOKEN ?? null;
  if (provisioning === 'token' && provisioningToken === null)
    throw new Error('TERN_PROVISIONING is token, so TERN_PROVISIONING_TOKEN must be set.');
  const publicUrl = webUrl(env, 'TERN_PUBLIC_URL', `http://localhost:${port}`);
  return {
    production,
    host,
    port,
    publicUrl,
    links: readLinkSettings(env, host, publicUrl),
    media: readMediaSettings(env),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseReplicaUrl: env.TERN_DATABASE_REPLICA_URL ?? null,
    dataDirectory,
    migrate: oneOf(env, 'TERN_MIGRATE', ['manual', 'auto'] as const, 'manual'),
    dbConnections: integer(env, 'TERN_DB_CONNECTIONS', 12, 2, 200),
    dbWaitSeconds: integer(env, 'TERN_DB_WAIT_SECONDS', 60, 0, 3600),
    drainSeconds: integer(env, 'TERN_DRAIN_SECONDS', 0, 0, 300),
    logLevel: oneOf(env, 'TERN_LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'] as const, 'info'),
    metricsToken: env.TERN_METRICS_TOKEN ?? null,
    trustedProxies: integer(env, 'TERN_TRUSTED_PROXIES', 0, 0, 10),
    provisioning,
    provisioningToken,
    provisionsPerAddressPerHour: integer(env, 'TERN_PROVISIONS_PER_ADDRESS', 600, 1, 1_000_000),
    provisionsPerHour: integer(env, 'TERN_PROVISIONS_PER_HOUR', 3000, 1, 1_000_000),
    unknownKeysPerMinute: integer(env, 'TERN_UNKNOWN_KEYS_PER_MINUTE', 120, 1, 1_000_000),
    starterCredits: integer(env, 'TERN_STARTER_CREDITS', 100, 0, 1_000_000),
    requestsPerSecond: integer(env, 'TERN_REQUESTS_PER_SECOND', 1000, 1, 1_000_000),
    payments: oneOf(env, 'TERN_PAYMENTS', ['simulator', 'none'] as const, production ? 'none' : 'simulator'),
    lookups: readLookupSettings(env, production),
    registrationUrls: oneOf(env, 'TERN_REGISTRATION_URLS', ['form', 'fetch'] as const, 'form'),
    simulatorRate: integer(env, 'TERN_SIMULATOR_RATE', 10_000, 1, 1_000_000),
    smpp: readSmppSettings(env),
    twilio: readTwilioSettings(env),
    ai: readAiSettings(env),
    leaseSeconds: integer(env, 'TERN_LEASE_SECONDS', 30, 1, 600),
    retention: readRetentionSettings(env),
    eventRetentionMonths: integer(env, 'TERN_EVENT_RETENTION_MONTHS', 25, 1, 120),
    validateResults: env.TERN_VALIDATE_RESULTS === '1',
    webhookWorker: oneOf(env, 'TERN_WEBHOOK_WORKER', ['on', 'off'] as const, 'on') === 'on',
    outgoing: { allowedHosts: allowedHosts(env, production) },
    peppers: keysFor('api-key-pepper', previous),
    tokenSecrets: keysFor('tokens', previous),
    encryptionKeys: keysFor('encryption', previous),
    // Hashes can only be made again when the number or the call comes again.
    numberKeys: keysFor('erased-numbers', [...previous, ...retired]),
    callKeys: keysFor('call-hashes', [...previous, ...retired]),
  };
}

/** In production, what is convenient for a first try must be chosen by name. */
function requireChosen(env: Environment): void {
  if (env.TERN_PROVISIONING === undefined)
    throw new Error(
      'Set TERN_PROVISIONING to token or closed, or to open if anyone may create accounts with free credits.',
    );
  const database = oneOf(env, 'TERN_DATABASE', ['external', 'embedded'] as const, 'external');
  if (database === 'external' && env.DATABASE_URL === undefined)
    throw new Error('Set DATABASE_URL, or TERN_DATABASE to embedded if Tern may run its own PostgreSQL in production.');
}

/** Hosts that the outgoing request check lets pass; forbidden in production. */
function allowedHosts(env: Environment, production: boolean): string[] {
  const hosts = list(env, 'TERN_WEBHOOK_ALLOWED_HOSTS');
  if (production && hosts.length > 0)
    throw new Error('TERN_WEBHOOK_ALLOWED_HOSTS is for tests and must not be set when NODE_ENV is production.');
  return hosts;
}
