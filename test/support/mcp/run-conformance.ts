import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../house/source-files.ts';
import type { Revision } from '../mcp-client.ts';
import { endWithTests } from '../service-process.ts';

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

const SUITE = join(root, 'test/support/mcp/suite/node_modules/@modelcontextprotocol/conformance');

/** The checks of each scenario that failed, as `id: reason`; none: it passed. */
export type Outcomes = ReadonlyMap<string, readonly string[]>;

/** Runs the scenarios that a revision requires of a server against the one at `url`. */
export async function runConformance(url: string, revision: Revision): Promise<Outcomes> {
  const folder = mkdtempSync(join(tmpdir(), 'tern-conformance-'));
  const program = join(SUITE, 'dist/index.js');
  const hook = join(root, 'test/support/mcp/fs-of-node-22.mjs');
  const args = ['server', '--url', url, '--requirements', revision, '-o', folder, '--timeout', '20000'];
  try {
    const child = endWithTests(spawn(process.execPath, ['--import', hook, program, ...args], { stdio: 'ignore' }));
    await once(child, 'exit');
    return new Map(readdirSync(folder).map((name) => [scenarioOf(name), failuresIn(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The scenarios that count, which were fixed when the revision was published. */
export function requiredScenarios(revision: Revision): readonly string[] {
  const file = join(SUITE, `requirements/${revision}.yaml`);
  return (parse(readFileSync(file, 'utf8')) as { server: string[] }).server;
}

/** `server-tools-list-2026-11-28T10-45-56-123Z` */
const scenarioOf = (folder: string): string => folder.replace(/^server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');

function failuresIn(folder: string): readonly string[] {
  const checks = JSON.parse(readFileSync(join(folder, 'checks.json'), 'utf8')) as readonly Check[];
  return checks
    .filter(({ status }) => status === 'FAILURE')
    .map(({ id, errorMessage = '' }) => `${id}: ${errorMessage}`);
}
