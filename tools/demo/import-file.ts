import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, type TemporaryServer } from './temporary-server.ts';

export interface ImportSummary {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  readonly rejected: number;
  readonly rejection_codes: Readonly<Record<string, number>>;
  readonly [outcome: string]: unknown;
}

/** Runs `tern import`. Its progress goes to the terminal. */
export async function importFile(server: TemporaryServer, apiKey: string, file: string): Promise<ImportSummary> {
  const args = [
    'import',
    file,
    '--url',
    server.url,
    '--country',
    'US',
    '--map',
    'Country=country',
    '--map',
    'Notes=',
    '--json',
  ];
  const consent = [
    '--consent-method',
    'web_form',
    '--consent-source',
    'spring sign-up page',
    '--consent-captured-at',
    '2026-03-01T09:00:00Z',
    '--consent-evidence',
    'form 7, archived',
  ];
  const child = spawn(join(root, 'bin/tern'), [...args, ...consent], {
    cwd: root,
    env: { ...process.env, ...server.env, TERN_API_KEY: apiKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  if (output === '') throw new Error(`tern import exited with ${code}`);
  return JSON.parse(output) as ImportSummary;
}
