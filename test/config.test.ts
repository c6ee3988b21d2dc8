import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tern config '));
});

afterEach(() => rmSync(folder, { recursive: true }));

const PRODUCTION = {
  NODE_ENV: 'production',
  TERN_SECRET: 'x'.repeat(32),
  TERN_PROVISIONING: 'closed',
  DATABASE_URL: 'postgresql://db.example/tern',
};

const wrong: readonly [variable: string, env: Record<string, string>][] = [
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '65536' }],
  ['TERN_DB_CONNECTIONS', { TERN_DB_CONNECTIONS: '1' }],
  ['TERN_DB_WAIT_SECONDS', { TERN_DB_WAIT_SECONDS: '-1' }],
  ['TERN_MESSAGE_RETENTION_DAYS', { TERN_MESSAGE_RETENTION_DAYS: '29' }],
  ['TERN_RECIPIENT_RETENTION_DAYS', { TERN_RECIPIENT_RETENTION_DAYS: '119' }],
  ['TERN_RECIPIENT_RETENTION_DAYS', { TERN_MESSAGE_ROW_RETENTION_DAYS: '120' }],
  ['TERN_MESSAGE_ROW_RETENTION_DAYS', { TERN_MESSAGE_ROW_RETENTION_DAYS: '200', TERN_RECIPIENT_RETENTION_DAYS: '201' }],
  ['TERN_LOG_LEVEL', { TERN_LOG_LEVEL: 'loud' }],
  ['TERN_PROVISIONING', { TERN_PROVISIONING: 'maybe' }],
  ['TERN_PROVISIONING_TOKEN', { TERN_PROVISIONING: 'token' }],
  ['TERN_PROVISIONING_TOKEN', { TERN_PROVISIONING: 'token', TERN_PROVISIONING_TOKEN: '' }],
  ['TERN_PUBLIC_URL', { TERN_PUBLIC_URL: 'tern.example.com' }],
  ['TERN_PUBLIC_URL', { TERN_PUBLIC_URL: 'https://' }],
  ['TERN_STARTER_CREDITS', { TERN_STARTER_CREDITS: '-1' }],
  ['TERN_SMPP_URL', { TERN_SMPP_URL: 'http://carrier.example.com' }],
  ['TERN_SMPP_URL', { TERN_SMPP_URL: 'smpp://us:secret@carrier.example.com' }],
  [
    'TERN_SMPP_CA_FILE',
    { TERN_SMPP_URL: 'smpps://carrier.example.com', TERN_SMPP_SYSTEM_ID: 'us', TERN_SMPP_CA_FILE: '/nowhere.pem' },
  ],
  ['TERN_SMPP_SYSTEM_ID', { TERN_SMPP_URL: 'smpp://carrier.example.com' }],
  [
    'TERN_SMPP_BIND',
    { TERN_SMPP_URL: 'smpp://carrier.example.com', TERN_SMPP_SYSTEM_ID: 'us', TERN_SMPP_BIND: 'both' },
  ],
  ['TERN_TWILIO_URL', { TERN_TWILIO_URL: 'http://api.twilio.example.com' }],
  ['TERN_TWILIO_AUTH_TOKEN', { TERN_TWILIO_ACCOUNT_SID: 'AC1' }],
  ['TERN_REGISTRATION_URLS', { TERN_REGISTRATION_URLS: 'on' }],
  ['TERN_LOOKUPS', { TERN_LOOKUPS: 'twilio' }],
  ['TERN_LOOKUP_CREDITS', { TERN_LOOKUP_CREDITS: '0' }],
  ['TERN_TWILIO_LOOKUPS_URL', { TERN_TWILIO_LOOKUPS_URL: 'http://lookups.example.com' }],
  ['TERN_TWILIO_CONNECTIONS', { TERN_TWILIO_CONNECTIONS: '0' }],
  ['TERN_SECRET', { TERN_SECRET: 'short' }],
  ['TERN_SECRET', { NODE_ENV: 'production' }],
  ['TERN_SECRET', { NODE_ENV: 'production', TERN_SECRET: '' }],
  ['NODE_ENV', { NODE_ENV: 'Production' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ['TERN_PROVISIONING', { ...PRODUCTION, TERN_PROVISIONING: '' }],
  ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: '' }],
  ['TERN_DATABASE', { ...PRODUCTION, DATABASE_URL: '', TERN_DATABASE: 'yes' }],
  ['TERN_WEBHOOK_WORKER', { TERN_WEBHOOK_WORKER: 'yes' }],
  ['TERN_WEBHOOK_ALLOWED_HOSTS', { ...PRODUCTION, TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' }],
];

test.each(wrong)('rejects an invalid %s by name: %j', (variable, env) => {
  expect(() => readConfig({ TERN_DATA_DIR: folder, ...env })).toThrow(new RegExp(`\\b${variable}\\b`));
});

test('without settings, the service uses port 4000 of the loopback interface', () => {
  expect(readConfig({ TERN_DATA_DIR: folder })).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    databaseUrl: null,
    production: false,
  });
});

test('in production, an embedded database and open provisioning are used only if chosen by name', () => {
  const chosen = { ...PRODUCTION, DATABASE_URL: '', TERN_DATABASE: 'embedded', TERN_PROVISIONING: 'open' };
  expect(readConfig({ TERN_DATA_DIR: folder, ...chosen })).toMatchObject({
    production: true,
    databaseUrl: null,
    provisioning: 'open',
  });
});

test('an empty variable counts as not set', () => {
  const names = [
    'HOST',
    'PORT',
    'DATABASE_URL',
    'TERN_SECRET',
    'TERN_PUBLIC_URL',
    'TERN_METRICS_TOKEN',
    'TERN_PAYMENTS',
  ];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readConfig({ TERN_DATA_DIR: folder, ...empty })).toEqual(readConfig({ TERN_DATA_DIR: folder }));
});

test('docs/settings.md names every setting', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const rows = read('../docs/settings.md').match(/^\|[^|]*`[A-Z_]+`[^|]*\|/gm) ?? [];
  const named = rows.flatMap((row) => row.match(/[A-Z][A-Z_]{3,}/g) ?? []);
  const folder = new URL('../src/config/', import.meta.url);
  const sources = ['config.ts', ...readdirSync(folder).map((name) => `config/${name}`)];
  const code = sources.map((name) => read(`../src/${name}`)).join('\n');
  const taken = code.match(/(?<=env\.)[A-Z_]+|(?<=\(env, ')[A-Z_]+/g) ?? [];
  expect(new Set(named)).toEqual(new Set(taken.filter((name) => name !== 'NODE_ENV')));
});

test('the development secret is created once, readable by its owner only, and reused', () => {
  const first = readConfig({ TERN_DATA_DIR: folder });
  expect(readConfig({ TERN_DATA_DIR: folder }).peppers).toEqual(first.peppers);
  expect(first.peppers).not.toEqual(first.tokenSecrets);
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0);
});

test('short links have the public URL, no listener and the name servers of the system by default', () => {
  const { links } = readConfig({ TERN_DATA_DIR: folder, TERN_PUBLIC_URL: 'https://tern.example.com' });
  expect(links).toEqual({ listen: null, url: 'https://tern.example.com', dnsServers: [] });
});

test.each([
  [{ TERN_LINKS_HOST: '127.0.0.1' }, 'TERN_LINKS_PORT'],
  [{ TERN_LINKS_URL: 'https://go.example.com/short' }, 'TERN_LINKS_URL'],
  [{ TERN_LINKS_URL: 'go.example.com' }, 'TERN_LINKS_URL'],
  [{ TERN_LINKS_PORT: '70000' }, 'TERN_LINKS_PORT'],
])('the link settings %j are refused with the name of the setting', (env, name) => {
  expect(() => readConfig({ TERN_DATA_DIR: folder, ...env })).toThrow(name);
});
