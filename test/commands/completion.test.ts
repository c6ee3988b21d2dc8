import { execFileSync } from 'node:child_process';
import { runTern } from '../support/run-tern.ts';

let script: string;
beforeAll(async () => {
  ({ stdout: script } = await runTern(['completion', 'bash']));
});

/** What bash offers for the last word. */
function offered(...words: readonly string[]): readonly string[] {
  const list = words.map((word) => `'${word}'`).join(' ');
  const program = `${script}\nCOMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _tern; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', program], { encoding: 'utf8' }).split('\n').filter(Boolean);
}

test('bash completes commands, commands below them, options and names of skills', () => {
  expect(offered('tern', 'lo')).toEqual(['login', 'logout']);
  expect(offered('tern', 'operator', 'key', 're')).toEqual(['revoke']);
  expect(offered('tern', 'import', '--consent-m')).toEqual(['--consent-method']);
  expect(offered('tern', 'call', 'contacts.up')).toEqual(['contacts.upsert']);
  expect(offered('tern', 'call', '--json', 'phone-numbers.en')).toEqual(['phone-numbers.ensureDefault']);
  expect(offered('tern', 'help', 'contacts.up')).toEqual(['contacts.upsert']);
  expect(offered('tern', 'help', 'camp')).toContain('campaign');
});

test('tern completion prints a script for zsh and fish, and refuses other shells', async () => {
  expect((await runTern(['completion', 'zsh'])).stdout).toMatch(/^#compdef tern\n/);
  expect((await runTern(['completion', 'fish'])).stdout).toContain('complete -c tern');
  expect(await runTern(['completion', 'tcsh'])).toMatchObject({ code: 2, stdout: '' });
});
