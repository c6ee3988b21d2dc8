import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';
import {
  ANSWER,
  ANSWER_WINDOW_MS,
  isScopeAnswer,
  leavesScopeOpen,
  mayNarrow,
} from '../../../src/domain/opt-out/scope-question.ts';

test('the answer keyword has no other meaning', () => {
  expect(classifyInbound(ANSWER)).toEqual({ intent: 'none', ruleId: null });
});

test.each(['ONLY', 'only', ' Only. ', '“ONLY”', 'O N L Y', 'ＯＮＬＹ', 'only 👍'])(
  'accepts %j as the answer',
  (text) => {
    expect(isScopeAnswer(text)).toBe(true);
  },
);

test.each(['only on weekends', 'only please', 'online', 'lonely', 'STOP only', 'on', ''])(
  'does not accept %j as the answer',
  (text) => {
    expect(isScopeAnswer(text)).toBe(false);
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
])('whether %j opts out without naming a scope: %s', (text, open) => {
  const { intent, ruleId } = classifyInbound(text);
  expect(intent).toBe('stop');
  expect(leavesScopeOpen(ruleId)).toBe(open);
});

const askedAt = new Date('2026-12-02T18:30:00Z');
const after = (ms: number): Date => new Date(askedAt.getTime() + ms);
test.each([
  [{ standsAlone: true }, 0, false, null],
  [{ standsAlone: true }, ANSWER_WINDOW_MS, false, null],
  [{ standsAlone: true }, ANSWER_WINDOW_MS + 1, false, 'too_late'],
  [{ standsAlone: true }, -1, false, 'too_late'],
  [{ standsAlone: false }, 0, false, 'opt_out_not_by_keyword'],
  [{ standsAlone: true }, 0, true, 'revoke_all'],
] as const)(
  'an answer to %j after %d ms, revoke-all required: %s, yields the rejection %s',
  (question, ms, revokeAll, reason) => {
    const verdict = mayNarrow({ ...question, askedAt }, after(ms), revokeAll);
    expect(verdict).toEqual(reason === null ? { ok: true } : { ok: false, reason });
  },
);
