import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/config.ts';
import { useTestApp } from '../support/app.ts';
import { readSources, root } from '../support/house/source-files.ts';

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly failureThreshold: number;
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly command?: readonly string[];
  readonly env?: readonly Variable[];
  readonly envFrom?: readonly Readonly<Record<'configMapRef' | 'secretRef', { readonly name: string } | undefined>>[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly resources: { readonly limits: { readonly memory: string } };
  readonly securityContext: object;
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

interface Pod {
  readonly automountServiceAccountToken: boolean;
  readonly enableServiceLinks: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly securityContext: object;
  readonly initContainers?: readonly Container[];
  readonly containers: readonly [Container, ...Container[]];
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly template: { readonly spec: Pod } };
  readonly stringData?: Readonly<Record<string, string>>;
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly literals: readonly string[] }[];
}

const FOLDER = join(root, 'deploy/kubernetes');
const read = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');
const manifestsIn = (path: string): Manifest[] =>
  parseAllDocuments(read(path)).map((document) => document.toJS() as Manifest);
const kustomization = (folder: string): Kustomization => parse(read(`${folder}/kustomization.yaml`)) as Kustomization;
const manifests = ['base', 'migrate', 'worker-scaling'].flatMap((folder) =>
  kustomization(folder).resources.flatMap((file) => manifestsIn(`${folder}/${file}`)),
);

function podOf(kind: string, name: string): Pod {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (found === undefined) throw new Error(`deploy/kubernetes has no ${kind} ${name}.`);
  return found.spec.template.spec;
}

const pods = {
  api: podOf('Deployment', 'tern-api'),
  worker: podOf('Deployment', 'tern-worker'),
  migrate: podOf('Job', 'tern-migrate'),
};
const containersOf = ({ initContainers = [], containers }: Pod): readonly Container[] => [
  ...initContainers,
  ...containers,
];
const containers = Object.values(pods).flatMap(containersOf);
const ofTern = ({ image }: Container): boolean => image.startsWith('tern:');

const config = readSources('src', /\.ts$/)
  .filter(({ path }) => /^src\/config(\.ts|\/)/.test(path))
  .map(({ text }) => text)
  .join('\n');
const isKnown = (name: string): boolean => new RegExp(`env\\.${name}\\b|'${name}'`).test(config);

const VALUES: Readonly<Record<string, string>> = {
  'tern/DATABASE_URL': 'postgresql://tern_service:secret@database:5432/tern',
  'tern-owner/DATABASE_URL': 'postgresql://tern:secret@database:5432/tern',
  'tern/TERN_SECRET': '0123456789abcdef0123456789abcdef',
  'tern/TERN_PROVISIONING_TOKEN': 'a provisioning token',
  'tern/TERN_METRICS_TOKEN': 'a metrics token',
};

/** The keys of the Secrets of the example, filled in as an operator does. */
const secrets = new Map(
  manifestsIn('secrets.example.yaml').map(({ metadata, stringData = {} }) => [
    metadata.name,
    Object.fromEntries(Object.keys(stringData).map((key) => [key, VALUES[`${metadata.name}/${key}`] ?? ''])),
  ]),
);
const configMaps = new Map(
  (kustomization('base').configMapGenerator ?? []).map(({ name, literals }) => [
    name,
    Object.fromEntries(literals.map((each) => [each.split('=', 1)[0] ?? '', each.slice(each.indexOf('=') + 1)])),
  ]),
);
const imageSettings = Object.fromEntries(
  [...readFileSync(join(root, 'Containerfile'), 'utf8').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((each) => each.split('=')),
  ),
) as Readonly<Record<string, string>>;

/** The environment that the cluster gives a container, with that of the image. */
function environmentOf({ env = [], envFrom = [] }: Container): Record<string, string | undefined> {
  const sets = envFrom.map(({ configMapRef, secretRef }) =>
    configMapRef === undefined ? secrets.get(secretRef?.name ?? '') : configMaps.get(configMapRef.name),
  );
  const single = env.map(({ name, value, valueFrom }) => [
    name,
    value ?? secrets.get(valueFrom?.secretKeyRef.name ?? '')?.[valueFrom?.secretKeyRef.key ?? ''],
  ]);
  return Object.assign({ ...imageSettings }, ...sets, Object.fromEntries(single)) as Record<string, string | undefined>;
}

const app = useTestApp();

test('every container of Tern in Kubernetes has only settings that Tern knows, and each has a value', () => {
  for (const container of containers.filter(ofTern)) {
    const settings = Object.entries(environmentOf(container));
    expect(settings.filter(([name, value]) => !isKnown(name) || value === undefined || value === '')).toEqual([]);
  }
});

test.each(['api', 'worker'] as const)(
  'in Kubernetes, the %s starts in production as the role of the service',
  (name) => {
    expect(readConfig(environmentOf(pods[name].containers[0]))).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 4000,
      databaseUrl: VALUES['tern/DATABASE_URL'],
      migrate: 'manual',
      dataDirectory: '/var/lib/tern',
      provisioning: 'token',
      metricsToken: 'a metrics token',
      trustedProxies: 1,
    });
  },
);

test('in Kubernetes, only the Job connects as the owner: it migrates, then grants, before the base is applied', () => {
  const [migrate, print, grant] = containersOf(pods.migrate);
  expect(migrate).toMatchObject({ image: expect.stringMatching(/^tern:/), args: ['migrate'] });
  expect(print?.command?.at(-1)).toMatch(/tern migrate --grants tern_service > (\/tmp\/grants\.sql)$/);
  expect(grant?.command?.at(-1)).toMatch(/^exec psql .+--single-transaction .*--file=\/tmp\/grants\.sql$/);
  for (const container of containersOf(pods.migrate))
    expect(environmentOf(container).DATABASE_URL).toBe(VALUES['tern-owner/DATABASE_URL']);
  expect(kustomization('base').resources.some((file) => file.includes('migrate') || file.includes('job'))).toBe(false);
  expect(pods.api.containers[0].args).toEqual(['serve', '--role', 'api']);
  expect(pods.worker.containers[0].args).toEqual(['serve']);
});

test('every container of Tern in Kubernetes runs the image of this version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(new Set(containers.filter(ofTern).map(({ image }) => image))).toEqual(new Set([`tern:${version}`]));
  expect(containers.filter((each) => !ofTern(each)).map(({ name }) => name)).toEqual(['grant']);
});

test.each(['api', 'worker'] as const)(
  'in Kubernetes, the probes of the %s ask for paths that a service answers',
  async (name) => {
    const { startupProbe, livenessProbe, readinessProbe } = pods[name].containers[0];
    expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/healthz',
      '/healthz',
      '/readyz',
    ]);
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect((await fetch(app.url + httpGet.path)).status).toBe(200);
  },
);

test.each(['api', 'worker'] as const)(
  'in Kubernetes, the %s has time to wait for the database, to drain and to finish',
  (name) => {
    const { terminationGracePeriodSeconds = 30 } = pods[name];
    const { startupProbe, readinessProbe } = pods[name].containers[0];
    const environment = environmentOf(pods[name].containers[0]);
    const drain = Number(environment.TERN_DRAIN_SECONDS);
    expect(drain).toBeGreaterThanOrEqual(readinessProbe.periodSeconds * readinessProbe.failureThreshold);
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 20);
    expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThan(
      readConfig(environment).dbWaitSeconds,
    );
  },
);

test('every pod in Kubernetes has no token, no root, no capabilities, no writable image, and a limit of memory', () => {
  for (const pod of Object.values(pods)) {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of containersOf(pod))
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        resources: { limits: { memory: expect.stringMatching(/^\d+[MG]i$/) } },
        volumeMounts: expect.arrayContaining([expect.objectContaining({ mountPath: '/tmp' })]),
      });
  }
});
