import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContract } from '../../codegen/contract.ts';
import { emitValidators } from '../../codegen/emit/validators.ts';
import { paramsValidators } from '../../src/generated/params-validators.ts';
import { resultValidators } from '../../src/generated/result-validators.ts';
import { aTag, smallDocument } from '../support/codegen/small-contract.ts';

test('the generated validators load under Jest, apply defaults and report every problem', () => {
  const params: Record<string, unknown> = { color: 'red' };
  const validate = paramsValidators['tags.create'];
  expect(validate(params)).toBe(false);
  expect((validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual([
    ' required',
    '/color pattern',
  ]);
  expect(params.dry_run).toBe(false);
});

test('a result with an undeclared field is rejected', () => {
  const tag = { id: 'tag_1', name: 'VIP', color: null, description: null, created_at: '2026-11-20T12:00:00.000Z' };
  expect(resultValidators['tags.create']({ tag, created: true })).toBe(true);
  expect(resultValidators['tags.create']({ tag, created: true, secret: 1 })).toBe(false);
  expect(resultValidators['tags.create']({ tag: { ...tag, created_at: 'yesterday' }, created: true })).toBe(false);
});

test('the generated validators load in Node.js without a compiler', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tern-validators-'));
  try {
    const text = emitValidators(readContract(smallDocument())).get('src/generated/result-validators.ts') ?? '';
    // Removes the types of the tables as a compiler would; the rest is plain JavaScript.
    const code = text.replaceAll(/^import type .*$/gm, '').replaceAll(/: Readonly<Record<SkillName, Validator>>/g, '');
    writeFileSync(join(folder, 'validators.mjs'), code);
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const program = `import { resultValidators as v } from './validators.mjs'; console.log(v['tags.create'](${JSON.stringify({ tag: aTag })}), v['tags.create']({}));`;
    writeFileSync(join(folder, 'run.mjs'), program);
    expect(execFileSync(process.execPath, [join(folder, 'run.mjs')], { encoding: 'utf8' }).trim()).toBe('true false');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
