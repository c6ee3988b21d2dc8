import type { ProgramContent } from '../../../src/domain/programs/content.ts';
import { lintOptOutScope } from '../../../src/domain/programs/lint-opt-out-scope.ts';

const keywords = { opt_in: ['JOIN'], opt_out: ['STOP'], help: ['HELP'] };
const asks = { opt_out_scope: 'ask', keywords } as ProgramContent;
const waived = { now: new Date('2027-01-30T23:59:59Z'), hasOthers: true };
const rulesOf = (...given: Parameters<typeof lintOptOutScope>): string[] =>
  lintOptOutScope(...given).map(({ severity, rule }) => `${severity} ${rule}`);

test('reports the date from which the scope question is no longer asked, before and after that date', () => {
  expect(lintOptOutScope(asks, waived)).toMatchObject([
    { rule: 'opt_out_scope_ends', message: expect.stringContaining('2027-01-31') },
  ]);
  expect(rulesOf(asks, { ...waived, now: new Date('2027-01-31T00:00:00Z') })).toEqual([
    'warning opt_out_scope_revoked',
  ]);
});

test('reports why a program does not ask the scope question', () => {
  expect(rulesOf(asks, { ...waived, hasOthers: false })).toEqual([
    'info opt_out_scope_ends',
    'info opt_out_scope_alone',
  ]);
  expect(rulesOf({ ...asks, keywords: { ...keywords, help: ['HELP', 'only'] } }, waived)).toEqual([
    'info opt_out_scope_ends',
    'warning opt_out_answer_taken',
  ]);
  expect(rulesOf({ ...asks, opt_out_scope: 'all' }, { ...waived, hasOthers: false })).toEqual([]);
});
