import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LogLevel } from './platform/logger.ts';
import type { OutgoingRules } from './platform/safe-fetch/index.ts';

/** Every setting, read once from the environment. The README's table is the same list. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly dbConnections: number;
  /** How long a start waits for a database that does not answer yet. */
  readonly dbWaitSeconds: number;
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  /** How many proxies in front of us may be believed about the caller's address. */
  readonly trustedProxies: number;
  readonly provisioning: 'open' | 'token' | 'closed';
  readonly provisioningToken: string | null;
  readonly provisionsPerAddressPerHour: number;
  readonly provisionsPerHour: number;
  readonly starterCredits: number;
  readonly requestsPerSecond: number;
  readonly payments: 'simulator' | 'none';
  readonly lookups: LookupSettings;
  /** Whether the pages that a registration names are opened before it is submitted. */
  readonly registrationUrls: 'form' | 'fetch';
  /** Messages per second of a number that the simulator carrier hosts. */
  readonly simulatorRate: number;
  /** The carrier that is reached over SMPP; null without one. */
  readonly smpp: SmppSettings | null;
  readonly twilio: TwilioSettings;
  /** How long a worker may hold what it took before another one takes it over. */
  readonly leaseSeconds: number;
  /** Days after which what a text said is emptied; null: never. */
  readonly textsKeptDays: number | null;
  readonly validateResults: boolean;
  /** Whether workers deliver events by themselves, or only partner.processOutbox does. */
  readonly webhookWorker: boolean;
  /** Receivers that may be reached over http and at private addresses: for tests and demos. */
  readonly outgoing: OutgoingRules;
  readonly pepper: Buffer;
  readonly tokenSecret: Buffer;
  /** Seal texts that are read again; the first one seals, all of them open. */
  readonly sealingKeys: readonly [current: Buffer, ...previous: Buffer[]];
  /** Under them numbers of people who were forgotten are kept; what was kept under any of them is found. */
  readonly numberKeys: readonly [current: Buffer, ...previous: Buffer[]];
  /** Under them params of calls are kept as hashes; a request that was kept under any of them is recognised. */
  readonly callKeys: readonly [current: Buffer, ...previous: Buffer[]];
  /** Under it texts that a carrier brings without a name get one. */
  readonly incomingKey: Buffer;
}

export interface SmppSettings {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** The certificates, as PEM, of who vouches for the carrier instead of those that Node trusts. */
  readonly ca: string | null;
  readonly systemId: string;
  readonly password: string;
  readonly systemType: string;
  readonly bind: 'transceiver' | 'transmitter+receiver';
  readonly sessions: number;
  readonly window: number;
  readonly longTexts: 'udh' | 'payload';
  readonly country: string;
}

export interface LookupSettings {
  readonly provider: 'simulator' | 'twilio' | 'none';
  /** Where Lookup v2 of Twilio is. */
  readonly url: string;
  /** What an answer of Twilio's costs an account. */
  readonly credits: number;
}

export interface TwilioSettings {
  readonly url: string;
  /** For numbers whose account has no credentials of its own; null without. */
  readonly credentials: { readonly accountSid: string; readonly authToken: string } | null;
  readonly connections: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Throws with the name of the variable, what is wrong and what is expected. A variable that is set to nothing counts as not set, as
 * files of variables write it: an empty token would let everybody in, and an empty HOST would listen everywhere.
 */
export function readConfig(given: Environment = process.env): Config {
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const production = env.NODE_ENV === 'production';
  const dataDirectory = resolve(env.TERN_DATA_DIR ?? '.tern');
  const host = env.HOST ?? '127.0.0.1';
  const port = integer(env, 'PORT', 4000, 0, 65535);
  const secret = masterSecret(env, dataDirectory, production);
  const withPrevious = (purpose: string): [Buffer, ...Buffer[]] => [
    derive(secret, purpose),
    ...list(env, 'TERN_PREVIOUS_SECRETS').map((previous) => derive(Buffer.from(previous), purpose)),
  ];
  const provisioning = oneOf(env, 'TERN_PROVISIONING', ['open', 'token', 'closed'] as const, 'open');
  const provisioningToken = env.TERN_PROVISIONING_TOKEN ?? null;
  if (provisioning === 'token' && provisioningToken === null)
    throw new Error('TERN_PROVISIONING is token, so TERN_PROVISIONING_TOKEN must be set.');
  return {
    production,
    host,
    port,
    publicUrl: webAddress(env, 'TERN_PUBLIC_URL', `http://localhost:${port}`),
    databaseUrl: env.DATABASE_URL ?? null,
    dataDirectory,
    dbConnections: integer(env, 'TERN_DB_CONNECTIONS', 12, 2, 200),
    dbWaitSeconds: integer(env, 'TERN_DB_WAIT_SECONDS', 60, 0, 3600),
    logLevel: oneOf(env, 'TERN_LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'] as const, 'info'),
    metricsToken: env.TERN_METRICS_TOKEN ?? null,
    trustedProxies: integer(env, 'TERN_TRUSTED_PROXIES', 0, 0, 10),
    provisioning,
    provisioningToken,
    provisionsPerAddressPerHour: integer(env, 'TERN_PROVISIONS_PER_ADDRESS', 600, 1, 1_000_000),
    provisionsPerHour: integer(env, 'TERN_PROVISIONS_PER_HOUR', 3000, 1, 1_000_000),
    starterCredits: integer(env, 'TERN_STARTER_CREDITS', 100, 0, 1_000_000),
    requestsPerSecond: integer(env, 'TERN_REQUESTS_PER_SECOND', 1000, 1, 1_000_000),
    payments: oneOf(env, 'TERN_PAYMENTS', ['simulator', 'none'] as const, production ? 'none' : 'simulator'),
    lookups: lookupSettings(env, production),
    registrationUrls: oneOf(env, 'TERN_REGISTRATION_URLS', ['form', 'fetch'] as const, 'form'),
    simulatorRate: integer(env, 'TERN_SIMULATOR_RATE', 10_000, 1, 1_000_000),
    smpp: smppSettings(env),
    twilio: twilioSettings(env),
    leaseSeconds: integer(env, 'TERN_LEASE_SECONDS', 30, 1, 600),
    textsKeptDays: textsKeptDays(env),
    validateResults: env.TERN_VALIDATE_RESULTS === '1',
    webhookWorker: oneOf(env, 'TERN_WEBHOOK_WORKER', ['on', 'off'] as const, 'on') === 'on',
    outgoing: { allowedHosts: allowedHosts(env, production) },
    pepper: derive(secret, 'api-key-pepper'),
    tokenSecret: derive(secret, 'tokens'),
    sealingKeys: withPrevious('sealed-texts'),
    // The label of the first version, whose hashes are in databases.
    numberKeys: withPrevious('forgotten-numbers'),
    callKeys: withPrevious('hashes-of-calls'),
    incomingKey: derive(secret, 'incoming-texts'),
  };
}

/** Answers to calls and events hold texts as well, and are kept for 30 days. */
function textsKeptDays(env: Environment): number | null {
  if (env.TERN_TEXTS_KEPT_DAYS === undefined) return null;
  return integer(env, 'TERN_TEXTS_KEPT_DAYS', 0, 30, 36_500);
}

/** 32 bytes from which every secret of the server is derived; in development they are made once and kept in the data directory. */
function masterSecret(env: Environment, dataDirectory: string, production: boolean): Buffer {
  if (env.TERN_SECRET !== undefined) {
    if (env.TERN_SECRET.length < 32)
      throw new Error('TERN_SECRET must have at least 32 characters. Make one with: openssl rand -hex 32');
    return Buffer.from(env.TERN_SECRET);
  }
  if (production)
    throw new Error(
      'TERN_SECRET must be set in production: keys are stored under it. Make one with: openssl rand -hex 32',
    );
  const file = join(dataDirectory, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    const made = `${file}.${process.pid}`;
    writeFileSync(made, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      linkSync(made, file);
    } catch (error) {
      // Of two processes that start at once one is first, and both use what it made.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(made);
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim());
}

/** Nothing without an address; with one the rest has usual values, but for who we are. */
function smppSettings(env: Environment): SmppSettings | null {
  const text = env.TERN_SMPP_URL;
  if (text === undefined) return null;
  const url = /^smpps?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '')
    throw new Error('TERN_SMPP_URL must be an address such as smpp://carrier.example.com:2775, or smpps:// for TLS.');
  const systemId = env.TERN_SMPP_SYSTEM_ID;
  if (systemId === undefined) throw new Error('TERN_SMPP_URL is set, so TERN_SMPP_SYSTEM_ID must be set.');
  const tls = url.protocol === 'smpps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (tls ? 3550 : 2775) : Number(url.port),
    tls,
    ca: certificates(env, 'TERN_SMPP_CA_FILE'),
    systemId,
    password: env.TERN_SMPP_PASSWORD ?? '',
    systemType: env.TERN_SMPP_SYSTEM_TYPE ?? '',
    bind: oneOf(env, 'TERN_SMPP_BIND', ['transceiver', 'transmitter+receiver'] as const, 'transceiver'),
    sessions: integer(env, 'TERN_SMPP_SESSIONS', 1, 1, 100),
    window: integer(env, 'TERN_SMPP_WINDOW', 10, 1, 1_000),
    longTexts: oneOf(env, 'TERN_SMPP_LONG_TEXTS', ['udh', 'payload'] as const, 'udh'),
    country: env.TERN_SMPP_COUNTRY ?? 'US',
  };
}

function certificates(env: Environment, name: string): string | null {
  const file = env[name];
  if (file === undefined) return null;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`${name} must name a file of certificates as PEM.`);
  return text;
}

/** Always there: an account may have credentials of its own. */
function twilioSettings(env: Environment): TwilioSettings {
  const url = secretAddress(env, 'TERN_TWILIO_URL', 'https://api.twilio.com');
  const accountSid = env.TERN_TWILIO_ACCOUNT_SID;
  const authToken = env.TERN_TWILIO_AUTH_TOKEN;
  if ((accountSid === undefined) !== (authToken === undefined))
    throw new Error('TERN_TWILIO_ACCOUNT_SID and TERN_TWILIO_AUTH_TOKEN must be set together, or neither.');
  return {
    url,
    credentials: accountSid === undefined || authToken === undefined ? null : { accountSid, authToken },
    connections: integer(env, 'TERN_TWILIO_CONNECTIONS', 20, 1, 1_000),
  };
}

function lookupSettings(env: Environment, production: boolean): LookupSettings {
  const providers = ['simulator', 'twilio', 'none'] as const;
  const provider = oneOf(env, 'TERN_LOOKUPS', providers, production ? 'none' : 'simulator');
  if (provider === 'twilio' && env.TERN_TWILIO_ACCOUNT_SID === undefined)
    throw new Error('TERN_LOOKUPS is twilio, so TERN_TWILIO_ACCOUNT_SID and TERN_TWILIO_AUTH_TOKEN must be set.');
  return {
    provider,
    url: secretAddress(env, 'TERN_TWILIO_LOOKUPS_URL', 'https://lookups.twilio.com'),
    credits: integer(env, 'TERN_LOOKUP_CREDITS', 1, 1, 1_000),
  };
}

function secretAddress(env: Environment, name: string, fallback: string): string {
  const url = webAddress(env, name, fallback);
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    throw new Error(`${name} must be https: every request carries a token. Only a server on this machine may be http.`);
  return url;
}

function derive(secret: Buffer, purpose: string): Buffer {
  return createHmac('sha256', secret).update(`tern ${purpose}`).digest();
}

/** Hosts that the guard of outgoing requests lets pass; nothing that a server for others may have. */
function allowedHosts(env: Environment, production: boolean): string[] {
  const hosts = list(env, 'TERN_WEBHOOK_ALLOWED_HOSTS');
  if (production && hosts.length > 0)
    throw new Error('TERN_WEBHOOK_ALLOWED_HOSTS is for tests and must not be set when NODE_ENV is production.');
  return hosts;
}

function list(env: Environment, name: string): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** An address as others write it before a path: without a slash at its end. */
function webAddress(env: Environment, name: string, fallback: string): string {
  const text = env[name] ?? fallback;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address such as https://tern.example.com.`);
  return text.replace(/\/+$/, '');
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
  return value;
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name];
  if (text === undefined) return fallback;
  if (!allowed.includes(text as T)) throw new Error(`${name} must be one of ${allowed.join(', ')}.`);
  return text as T;
}
