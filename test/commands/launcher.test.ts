import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/house/source-files.ts';

const run = promisify(execFile);
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'tern launcher '));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('bin/tern starts from any folder and through a symlink, sets the heap options, and forwards arguments and exit code', async () => {
  const link = join(directory, 'tern');
  symlinkSync(join(root, 'bin/tern'), link);
  const NODE_OPTIONS = '--import data:text/javascript,console.error(process.execArgv.join())';
  const { stdout, stderr } = await run(link, ['serve', '--help'], {
    cwd: directory,
    env: { ...process.env, NODE_OPTIONS },
  });
  expect(stdout).toContain('tern serve --port 5000');
  expect(stderr.trim()).toBe('--max-semi-space-size=32,--heap-growing-percent=100');
  const refused = run(link, ['serve', '--no-such', 'two words'], { cwd: directory });
  await expect(refused).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('--no-such') });
});
