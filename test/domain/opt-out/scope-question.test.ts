import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';
import {
  ANSWER,
  ANSWERED_WITHIN_MS,
  isAnswer,
  leavesScopeOpen,
  mayNarrow,
} from '../../../src/domain/opt-out/scope-question.ts';

test('the answer means nothing else to anybody', () => {
  expect(classifyInbound(ANSWER)).toEqual({ intent: 'none', ruleId: null });
});

test.each(['ONLY', 'only', ' Only. ', '“ONLY”', 'O N L Y', 'ＯＮＬＹ', 'only 👍'])('%j is the answer', (text) => {
  expect(isAnswer(text)).toBe(true);
});

test.each(['only on weekends', 'only please', 'online', 'lonely', 'STOP only', 'on', ''])(
  '%j is not the answer',
  (text) => {
    expect(isAnswer(text)).toBe(false);
  },
);

test.each([
  ['STOP', true],
  ['stop please', true],
  ['STPO', true],
  ['unsubscribe', true],
  ['arrêt', true],
  ['STOP ALL', false],
  ['stopall', false],
  ['unsubscribe all', false],
  ['cancelar todo', false],
  ['take me off this list', false],
  ['🛑', false],
])('whether %j leaves open what it ends: %s', (text, open) => {
  const { intent, ruleId } = classifyInbound(text);
  expect(intent).toBe('stop');
  expect(leavesScopeOpen(ruleId)).toBe(open);
});

const askedAt = new Date('2026-12-02T18:30:00Z');
const after = (ms: number): Date => new Date(askedAt.getTime() + ms);
test.each([
  [{ standsAlone: true }, 0, false, null],
  [{ standsAlone: true }, ANSWERED_WITHIN_MS, false, null],
  [{ standsAlone: true }, ANSWERED_WITHIN_MS + 1, false, 'too_late'],
  [{ standsAlone: true }, -1, false, 'too_late'],
  [{ standsAlone: false }, 0, false, 'opt_out_not_by_keyword'],
  [{ standsAlone: true }, 0, true, 'revoke_all'],
] as const)(
  'an answer to %j after %d ms, every program revoked: %s, is refused because of %s',
  (question, ms, revokeAll, reason) => {
    const verdict = mayNarrow({ ...question, askedAt }, after(ms), revokeAll);
    expect(verdict).toEqual(reason === null ? { ok: true } : { ok: false, reason });
  },
);
