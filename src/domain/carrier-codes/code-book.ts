import type { Meaning } from '../reasons.ts';
import type { CarrierCode, CodeAction, CodeOverride } from './carrier-code.ts';
import { SIMULATOR_CODES } from './simulator.ts';
import { SMPP_CODES } from './smpp.ts';
import { TWILIO_CODES } from './twilio.ts';

/** Every documented code of a carrier, ordered by code. */
export const KNOWN_CODES: readonly CarrierCode[] = [...SIMULATOR_CODES, ...SMPP_CODES, ...TWILIO_CODES].toSorted(
  (one, other) => (one.code < other.code ? -1 : 1),
);

const KNOWN: ReadonlyMap<string, CarrierCode> = new Map(KNOWN_CODES.map((each) => [each.code, each]));

/** What is known of a code; null when nothing is, which decides nothing. */
export type CodeBook = (code: string) => CarrierCode | null;

/** The table as it is documented, without what an operator says. */
export const documentedCodes: CodeBook = (code) => KNOWN.get(code) ?? null;

/** The table with what the operator says of codes, which wins. */
export function codeBook(overrides: readonly CodeOverride[]): CodeBook {
  if (overrides.length === 0) return documentedCodes;
  const own = new Map(overrides.map((override) => [override.code, override]));
  return (code) => {
    const override = own.get(code);
    return override === undefined ? documentedCodes(code) : overridden(documentedCodes(code), override);
  };
}

/** A code that only the operator knows fails at the carrier unless the operator says more. */
function overridden(known: CarrierCode | null, { code, fault, action, means, helps }: CodeOverride): CarrierCode {
  return {
    code,
    fault: fault ?? known?.fault ?? 'carrier',
    action: action ?? known?.action ?? 'give_up',
    hygiene: known?.hygiene ?? null,
    means: means ?? known?.means ?? 'The operator of the service gave no meaning for the code.',
    helps: helps ?? known?.helps ?? null,
    source: 'the operator of the service',
  };
}

const UNDOCUMENTED: Meaning = { means: 'The code is not documented.', helps: null };

/** Explains the error code of a message. */
export function meaningOfCode(book: CodeBook, code: string): Meaning {
  const known = book(code);
  return known === null ? UNDOCUMENTED : { means: known.means, helps: known.helps };
}

/** Null for a code that is not documented: nothing is guessed from it. */
export function actionOfCode(book: CodeBook, code: string | null): CodeAction | null {
  return code === null ? null : (book(code)?.action ?? null);
}

/** The submission itself was not valid, such as one without content: nothing was filtered. */
const NOT_VALID = /^(?:twilio_21\d{3}|twilio_630\d{2}|smpp_0x)/;

/** A code with which a carrier filters messages for their content or their sender. */
export function isFiltering(book: CodeBook, code: string): boolean {
  const known = book(code);
  return known !== null && (known.action === 'register' || (known.fault === 'content' && !NOT_VALID.test(code)));
}

/**
 * Whether every message from the same sender fails with this code, for all recipients: a campaign
 * that goes on wastes its audience.
 */
function blamesSender(book: CodeBook, code: string): boolean {
  const known = book(code);
  return known !== null && (known.fault === 'sender' || known.fault === 'account');
}

/** The codes that blame the sender, for a statement that counts them. */
export function blamingCodes(overrides: readonly CodeOverride[]): readonly string[] {
  const book = codeBook(overrides);
  const codes = new Set([...KNOWN_CODES, ...overrides].map(({ code }) => code));
  return [...codes].filter((code) => blamesSender(book, code));
}

/** Whether the number waits after a failure with this code. */
export function pausesNumber(book: CodeBook, code: string | null): boolean {
  const action = actionOfCode(book, code);
  return action === 'pause_number' || action === 'pause_account';
}
