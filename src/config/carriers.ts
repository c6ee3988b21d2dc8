import { existsSync, readFileSync } from 'node:fs';
import { parseUrl } from '../parse-url.ts';
import { credentialUrl, type Environment, integer, oneOf } from './environment.ts';
import type { Variable } from './variables.ts';

export interface SmppSettings {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  /** PEM certificates of the carrier's authority, instead of those that Node trusts. */
  readonly ca: string | null;
  readonly systemId: string;
  readonly password: string;
  readonly systemType: string;
  readonly bind: 'transceiver' | 'transmitter+receiver';
  readonly sessions: number;
  readonly window: number;
  readonly longMessages: 'udh' | 'payload';
  readonly country: string;
}

export interface TwilioSettings {
  readonly url: string;
  /** For numbers whose account has no credentials of its own; null without. */
  readonly credentials: { readonly accountSid: string; readonly authToken: string } | null;
  readonly connections: number;
}

export interface LookupSettings {
  readonly provider: 'simulator' | 'twilio' | 'none';
  /** URL of Twilio Lookup v2. */
  readonly url: string;
  /** Price of one Twilio lookup in credits. */
  readonly credits: number;
}

/** Null without TERN_SMPP_URL. With it, only TERN_SMPP_SYSTEM_ID has no default. */
export function readSmppSettings(env: Environment): SmppSettings | null {
  const text = env.TERN_SMPP_URL;
  if (text === undefined) return null;
  const url = /^smpps?:\/\//i.test(text) ? parseUrl(text) : null;
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '')
    throw new Error('TERN_SMPP_URL must be a URL such as smpp://carrier.example.com:2775, or smpps:// for TLS.');
  const systemId = env.TERN_SMPP_SYSTEM_ID;
  if (systemId === undefined) throw new Error('TERN_SMPP_URL is set, so TERN_SMPP_SYSTEM_ID must be set.');
  const tls = url.protocol === 'smpps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (tls ? 3550 : 2775) : Number(url.port),
    tls,
    ca: readCertificates(env, 'TERN_SMPP_CA_FILE'),
    systemId,
    password: env.TERN_SMPP_PASSWORD ?? '',
    systemType: env.TERN_SMPP_SYSTEM_TYPE ?? '',
    bind: oneOf(env, 'TERN_SMPP_BIND', ['transceiver', 'transmitter+receiver'] as const, 'transceiver'),
    sessions: integer(env, 'TERN_SMPP_SESSIONS', 1, 1, 100),
    window: integer(env, 'TERN_SMPP_WINDOW', 10, 1, 1_000),
    longMessages: oneOf(env, 'TERN_SMPP_LONG_MESSAGES', ['udh', 'payload'] as const, 'udh'),
    country: env.TERN_SMPP_COUNTRY ?? 'US',
  };
}

function readCertificates(env: Environment, name: Variable): string | null {
  const file = env[name];
  if (file === undefined) return null;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new Error(`${name} must be the path of a PEM certificate file.`);
  return text;
}

/** Never null, because an account can have credentials of its own. */
export function readTwilioSettings(env: Environment): TwilioSettings {
  const url = credentialUrl(env, 'TERN_TWILIO_URL', 'https://api.twilio.com');
  const accountSid = env.TERN_TWILIO_ACCOUNT_SID;
  const authToken = env.TERN_TWILIO_AUTH_TOKEN;
  if ((accountSid === undefined) !== (authToken === undefined))
    throw new Error('TERN_TWILIO_ACCOUNT_SID and TERN_TWILIO_AUTH_TOKEN must be set together, or neither.');
  return {
    url,
    credentials: accountSid === undefined || authToken === undefined ? null : { accountSid, authToken },
    connections: integer(env, 'TERN_TWILIO_CONNECTIONS', 100, 1, 1_000),
  };
}

export function readLookupSettings(env: Environment, production: boolean): LookupSettings {
  const providers = ['simulator', 'twilio', 'none'] as const;
  const provider = oneOf(env, 'TERN_LOOKUPS', providers, production ? 'none' : 'simulator');
  if (provider === 'twilio' && env.TERN_TWILIO_ACCOUNT_SID === undefined)
    throw new Error('TERN_LOOKUPS is twilio, so TERN_TWILIO_ACCOUNT_SID and TERN_TWILIO_AUTH_TOKEN must be set.');
  return {
    provider,
    url: credentialUrl(env, 'TERN_TWILIO_LOOKUPS_URL', 'https://lookups.twilio.com'),
    credits: integer(env, 'TERN_LOOKUP_CREDITS', 1, 1, 1_000),
  };
}
