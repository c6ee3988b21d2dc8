import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestApp } from '../support/app.ts';
import { root } from '../support/house/source-files.ts';
import { prepareEnvironment, pythonIn, runPython, sdk, wheels } from '../support/python/environment.ts';

const TIMEOUT_MS = 180_000;
const environment = await prepareEnvironment();

if ('missing' in environment) {
  const { missing } = environment;
  test('not run: the tests of the Python SDK need Python 3.10 and its packages', () => {
    process.stdout.write(`Not run: the tests of the Python SDK. ${missing}\n`);
    expect(missing).not.toBe('');
  });
} else {
  describe('the Python SDK', () => tests(environment.python));
}

function tests(python: string): void {
  const app = useTestApp({ TERN_WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' }, 'running');

  test(
    'passes its own tests against the service, with the synchronous and the asynchronous client',
    async () => {
      const output = await runPython(python, ['-m', 'pytest', '-q'], { TERN_URL: app.url });
      expect(output).toMatch(/^[1-9]\d\d+ passed in/m);
    },
    TIMEOUT_MS,
  );

  test(
    'is strictly typed, together with its tests',
    async () => {
      expect(await runPython(python, ['-m', 'mypy', '--strict'])).toMatch(/^Success: no issues found/);
    },
    TIMEOUT_MS,
  );

  test('has no finding of its linter and is formatted', async () => {
    expect(await runPython(python, ['-m', 'ruff', 'check'])).toBe('All checks passed!\n');
    expect(await runPython(python, ['-m', 'ruff', 'format', '--check'])).toMatch(/^\d+ files already formatted\n$/);
  });

  test(
    'builds a source distribution and a wheel, which runs in an empty environment',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tern-python-'));
      try {
        await runPython(python, ['-m', 'build', '--no-isolation', '--outdir', folder]);
        const built = readdirSync(folder).sort();
        expect(built).toEqual(['tern_messaging-1.0.0-py3-none-any.whl', 'tern_messaging-1.0.0.tar.gz']);
        const empty = join(folder, 'empty');
        await runPython(python, ['-m', 'venv', '--without-pip', empty]);
        const packages = (await runPython(pythonIn(empty), ['-c', SITE_PACKAGES])).trim();
        const offline = ['--no-index', '--find-links', wheels, '--no-compile', '--quiet', '--target', packages];
        await runPython(python, ['-m', 'pip', 'install', ...offline, join(folder, built[0] ?? '')]);
        const output = await runPython(pythonIn(empty), ['-I', '-c', FIRST_CALL], { TERN_URL: app.url });
        expect(output).toBe('Regulars True\n');
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    TIMEOUT_MS,
  );

  test('has the license of the service', () => {
    expect(readFileSync(join(sdk, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });
}

const SITE_PACKAGES = 'import sysconfig; print(sysconfig.get_path("purelib"))';

const FIRST_CALL = `
from importlib.resources import files
from tern_messaging import Tern
with Tern() as tern:
    key = tern.agent.provision(name="Acme", mode="test")["api_key"]
    print(tern.with_options(api_key=key).tags.create(name="Regulars")["tag"]["name"], end=" ")
print(files("tern_messaging").joinpath("py.typed").is_file())
`;
