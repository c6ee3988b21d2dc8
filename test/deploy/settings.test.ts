import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../../src/config.ts';
import { readSources, root } from '../support/house/source-files.ts';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly stop_grace_period: string;
  readonly deploy: { readonly resources: { readonly limits: { readonly cpus: string; readonly memory: string } } };
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

type Settings = Readonly<Record<string, string>>;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const config = readSources('src', /\.ts$/)
  .filter(({ path }) => /^src\/config(\.ts|\/)/.test(path))
  .map(({ text }) => text)
  .join('\n');

const isKnown = (name: string): boolean => new RegExp(`env\\.${name}\\b|'${name}'`).test(config);

/** What an operator fills in. */
const FILLED: Settings = {
  DATABASE_URL: 'postgresql://tern:secret@127.0.0.1:5432/tern',
  POSTGRES_PASSWORD: 'secret',
  TERN_SECRET: '0123456789abcdef0123456789abcdef',
  TERN_PROVISIONING_TOKEN: 'a provisioning token',
  TERN_METRICS_TOKEN: 'a metrics token',
  TERN_PUBLIC_URL: 'https://tern.example.com',
};

/** Name and value of each line of an env file; an empty value is filled in. */
function readEnvFile(path: string): Settings {
  const pairs = [...read(path).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value === '' ? (FILLED[name] ?? '') : value,
  ]);
  return Object.fromEntries(pairs) as Settings;
}

/** `${NAME:?message}` and `${NAME:-default}`, as Compose replaces them. */
const fillIn = (text: string, settings: Settings): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = settings[name];
    if (value === undefined && kind !== '-') throw new Error(`compose.env.example does not contain ${name}.`);
    return value ?? rest;
  });

const imageSettings = Object.fromEntries(
  [...read('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((each) => each.split('=')),
  ),
) as Settings;

describe.each(['migrate', 'api', 'worker'])('the service %s of compose.yaml', (name) => {
  const { environment } = compose.services[name] as Service;

  test('has only settings that Tern knows', () => {
    expect(Object.keys({ ...imageSettings, ...environment }).filter((each) => !isKnown(each))).toEqual([]);
  });

  test('starts in production with what compose.env.example asks for, and keeps data outside the image', () => {
    const given = readEnvFile('deploy/compose.env.example');
    const own = Object.entries(environment).map(([key, value]) => [key, fillIn(value, given)] as const);
    expect(readConfig({ ...imageSettings, ...Object.fromEntries(own) })).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 4000,
      databaseUrl: 'postgresql://tern:secret@database:5432/tern',
      dataDirectory: '/var/lib/tern',
      provisioning: 'token',
      metricsToken: 'a metrics token',
      trustedProxies: 1,
    });
  });
});

test('in compose.yaml, the database is healthy before migrations run, and these end before anything serves', () => {
  const { migrate, api, worker } = compose.services;
  expect(migrate).toMatchObject({ command: ['migrate'], depends_on: { database: { condition: 'service_healthy' } } });
  for (const service of [api, worker])
    expect(service?.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
});

test('in compose.yaml, every container has limits of memory and CPU, and an image with a version', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  for (const { image, deploy } of Object.values(compose.services)) {
    expect(image).toMatch(/:\d+\.\d+/);
    if (image.startsWith('tern')) expect(image).toBe(`tern:${version}`);
    expect(deploy.resources.limits).toEqual({
      cpus: expect.stringMatching(/^\d+$/),
      memory: expect.stringMatching(/^\d+g$/),
    });
  }
});

/** Seconds in which a process finishes its pending work and its connections after the drain. */
const FINISH_SECONDS = 12;

test.each(['api', 'worker'])('the service %s of compose.yaml has time to drain and to finish', (name) => {
  const { environment, stop_grace_period: grace } = compose.services[name] as Service;
  const drain = Number(environment.TERN_DRAIN_SECONDS);
  expect(drain).toBeGreaterThan(0);
  expect(Number(/^(\d+)s$/.exec(grace)?.[1])).toBeGreaterThanOrEqual(drain + FINISH_SECONDS);
});

describe.each(['tern-api', 'tern-worker'])('%s.service', (name) => {
  const unit = read(`deploy/systemd/${name}.service`);
  const own = Object.fromEntries(
    [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((each) => each.split('=')),
    ),
  ) as Settings;
  const settings = { ...own, ...readEnvFile('deploy/systemd/tern.env.example') };

  test('has only settings that Tern knows', () => {
    expect(Object.keys(settings).filter((each) => !isKnown(each))).toEqual([]);
  });

  test('has time to drain and to finish', () => {
    const drain = Number(own.TERN_DRAIN_SECONDS ?? 0);
    expect(name === 'tern-api' ? drain : 1).toBeGreaterThan(0);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(drain + FINISH_SECONDS);
  });

  test('starts in production with what tern.env.example asks for', () => {
    expect(readConfig(settings)).toMatchObject({ production: true, host: '127.0.0.1', dataDirectory: '/var/lib/tern' });
  });
});
