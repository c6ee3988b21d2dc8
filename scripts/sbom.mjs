/**
 * `npm run sbom`: prints the packages of production as CycloneDX. npm's own `--omit dev` leaves out
 * a package of production that a development package names as its peer, too.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/run.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--workspaces=false'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
  shell: process.platform === 'win32',
});
const bom = JSON.parse(text);

const FOLDER = 'node_modules/';
const ofProduction = new Set(
  Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes(FOLDER) && !dev && !devOptional && !link)
    .map(([path, { name, version }]) => `${name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${version}`),
);
const components = bom.components.filter((each) => ofProduction.has(`${each.name}@${each.version}`));
const kept = new Set([bom.metadata.component['bom-ref'], ...components.map((each) => each['bom-ref'])]);
const dependencies = bom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
process.stdout.write(`${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`);
