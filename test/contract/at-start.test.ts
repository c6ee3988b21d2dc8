import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireContract } from '../../src/contract-document.ts';
import { packageRoot } from '../../src/platform/package-root.ts';

const text = readFileSync(new URL('openrpc.json', packageRoot), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'tern-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

function checked(changed: string): Promise<void> {
  const file = join(folder, 'openrpc.json');
  writeFileSync(file, changed);
  return requireContract(pathToFileURL(file));
}

test('a process starts with the contract from which it was built', async () => {
  await expect(checked(text)).resolves.toBeUndefined();
});

test('a process does not start with another contract, and says whether that one is valid', async () => {
  await expect(checked(`${text} `)).rejects.toThrow('Run npm run codegen and build again');
  const { methods: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
  await expect(checked(JSON.stringify(rest))).rejects.toThrow(/not a valid OpenRPC document: .*methods/s);
});
