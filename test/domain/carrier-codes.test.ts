import { CODE_ACTIONS, type CodeOverride, FAULTS } from '../../src/domain/carrier-codes/carrier-code.ts';
import {
  actionOfCode,
  blamingCodes,
  codeBook,
  documentedCodes,
  isFiltering,
  KNOWN_CODES,
  meaningOfCode,
  pausesNumber,
} from '../../src/domain/carrier-codes/code-book.ts';
import { INVALID_REASONS } from '../../src/domain/invalid-reasons.ts';

test('the table has each code once, with a fault, an action, words and the page that documents it', () => {
  expect(KNOWN_CODES.length).toBeGreaterThan(100);
  expect(new Set(KNOWN_CODES.map(({ code }) => code)).size).toBe(KNOWN_CODES.length);
  for (const { code, fault, action, hygiene, means, helps, source } of KNOWN_CODES) {
    expect(FAULTS).toContain(fault);
    expect(CODE_ACTIONS).toContain(action);
    expect(means).toMatch(/^[A-Z].*\.$/);
    if (helps !== null) expect(helps).toMatch(/^[A-Z].*\.$/);
    expect(code.includes('_0x') || code === code.toLowerCase()).toBe(true);
    expect(source).toMatch(/https:\/\/|the simulator carrier/);
    if (hygiene === null) continue;
    expect(INVALID_REASONS).toContain(hygiene.reason);
    expect(hygiene.count).toBeGreaterThan(0);
    expect(['ignore', 'flag', 'suppress']).toContain(hygiene.action);
  }
});

test.each([
  ['twilio_21211', 'recipient', 'give_up'],
  ['twilio_21408', 'account', 'give_up'],
  ['twilio_21606', 'sender', 'pause_number'],
  ['twilio_21608', 'account', 'give_up'],
  ['twilio_21610', 'recipient', 'opt_out'],
  ['twilio_21611', 'carrier', 'retry'],
  ['twilio_21612', 'sender', 'give_up'],
  ['twilio_21617', 'content', 'give_up'],
  ['twilio_30001', 'carrier', 'retry'],
  ['twilio_30002', 'account', 'pause_account'],
  ['twilio_30007', 'content', 'give_up'],
  ['twilio_30008', 'carrier', 'give_up'],
  ['twilio_30023', 'sender', 'give_up'],
  ['twilio_30032', 'sender', 'register'],
  ['twilio_30034', 'sender', 'register'],
  ['twilio_30040', 'sender', 'register'],
  ['twilio_63038', 'account', 'retry'],
  ['smpp_0x0A', 'sender', 'pause_number'],
  ['smpp_0x0B', 'recipient', 'give_up'],
  ['smpp_0x14', 'carrier', 'retry'],
  ['smpp_0x45', 'carrier', 'give_up'],
  ['smpp_0x58', 'carrier', 'retry'],
  ['smpp_rejectd', 'carrier', 'give_up'],
  ['smpp_gsm_1', 'recipient', 'give_up'],
  ['smpp_gsm_27', 'recipient', 'give_up'],
])('%s is due to the %s: %s', (code, fault, action) => {
  expect(documentedCodes(code)).toMatchObject({ fault, action });
  expect(meaningOfCode(documentedCodes, code).means).not.toContain('not documented');
});

test.each(['twilio_99999', 'smpp_034', 'smpp_0x400', 'smpp_21610', 'twilio_', '', 'constructor', '__proto__'])(
  'nothing is guessed of the code %s',
  (code) => {
    expect(documentedCodes(code)).toBeNull();
    expect(actionOfCode(documentedCodes, code)).toBeNull();
    expect(pausesNumber(documentedCodes, code)).toBe(false);
    expect(isFiltering(documentedCodes, code)).toBe(false);
    expect(meaningOfCode(documentedCodes, code)).toEqual({ means: 'The code is not documented.', helps: null });
  },
);

test('only 21610 is documented as an opt-out: a blocked or filtered message has many causes', () => {
  expect(KNOWN_CODES.filter(({ action }) => action === 'opt_out').map(({ code }) => code)).toEqual(['twilio_21610']);
});

test('filtered are messages of which the carrier minds the content or the registration, not those that are not valid', () => {
  const filtering = KNOWN_CODES.map(({ code }) => code).filter((code) => isFiltering(documentedCodes, code));
  expect(filtering).toEqual(expect.arrayContaining(['blocked_by_carrier', 'twilio_30007', 'twilio_30034']));
  expect(filtering).not.toEqual(expect.arrayContaining(['twilio_21617']));
  expect(filtering).not.toEqual(expect.arrayContaining(['smpp_0x01']));
});

const nothing: CodeOverride = { code: '', fault: null, action: null, means: null, helps: null };

test('what the operator says of a code wins, and what it leaves out stays documented', () => {
  const book = codeBook([
    { ...nothing, code: 'twilio_30008', fault: 'sender' },
    { ...nothing, code: 'smpp_1043', action: 'opt_out', means: 'The person sent STOP to the carrier.' },
  ]);
  expect(book('twilio_30008')).toMatchObject({ fault: 'sender', action: 'give_up', helps: expect.any(String) });
  expect(book('smpp_1043')).toMatchObject({ fault: 'carrier', action: 'opt_out', helps: null });
  expect(meaningOfCode(book, 'smpp_1043').means).toBe('The person sent STOP to the carrier.');
  expect(book('twilio_21610')).toEqual(documentedCodes('twilio_21610'));
  expect(book('smpp_1044')).toBeNull();
});

test('the codes that blame the sender follow what the operator says', () => {
  const documented = blamingCodes([]);
  expect(documented).toEqual(expect.arrayContaining(['twilio_30034', 'twilio_21408', 'smpp_0x0A']));
  expect(documented).not.toContain('twilio_30003');
  const own = blamingCodes([
    { ...nothing, code: 'smpp_77', fault: 'account' },
    { ...nothing, code: 'twilio_30034', fault: 'recipient' },
  ]);
  expect(own).toContain('smpp_77');
  expect(own).not.toContain('twilio_30034');
});
