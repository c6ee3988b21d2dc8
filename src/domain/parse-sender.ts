import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { measureText } from './content/encoding.ts';
import { parseAsWritten } from './phone.ts';
import { MAX_PHONE_INPUT, normalizePhone, phoneCountry, withPlus } from './phone-notation.ts';
import { type SenderType, senderTypeOf } from './sender-types/accepts.ts';

export type SenderRejection =
  | 'sender_missing'
  | 'sender_invalid'
  | 'sender_country_missing'
  | 'sender_not_textable'
  | 'sender_id_too_long'
  | 'sender_id_not_gsm';

export type ParsedSender =
  | {
      readonly ok: true;
      /** E.164, the digits of a short code, or a sender ID as it is written. */
      readonly sender: string;
      readonly type: SenderType;
      /** ISO 3166-1 alpha-2; null for a short code or a sender ID of which none was given. */
      readonly country: string | null;
    }
  | { readonly ok: false; readonly code: SenderRejection };

/**
 * Line types that are no recipient, but a sender where a carrier enables messages. Premium-rate,
 * shared-cost, personal and pager numbers are neither.
 */
const SENDING_ONLY: ReadonlySet<string> = new Set(['FIXED_LINE', 'TOLL_FREE']);
/** The lengths in use: 3 digits in Brazil and Norway to 8 in Australia and Japan. */
const SHORT_CODE = /^\d{3,8}$/;
/** 3GPP TS 23.040, section 9.1.2.5: ten octets, which hold eleven septets. */
const MAX_SENDER_ID = 11;

/**
 * Parses what a message is sent from: a number, a short code or an alphanumeric sender ID. The rule
 * for recipients (`parsePhone`) knows only numbers of people. What has a letter is a sender ID,
 * unless it is a number with its international prefix: `M2020` is no short code with a label.
 */
export function parseSender(raw: string, countryCode?: string): ParsedSender {
  const country = phoneCountry(countryCode);
  const given = raw.normalize('NFC').trim();
  if (given === '') return rejected('sender_missing');
  if (given.length > MAX_PHONE_INPUT) return rejected('sender_invalid');
  const typed = normalizePhone(given, country);
  if (/\p{L}/u.test(given) && !/^(?:\+|00)/.test(typed)) return parseSenderId(given, country ?? null);
  const bare = typed.replace(/[\s-]/g, '');
  if (SHORT_CODE.test(bare)) return { ok: true, sender: bare, type: 'short_code', country: country ?? null };
  return parseNumber(typed, country);
}

function parseNumber(typed: string, country: CountryCode | undefined): ParsedSender {
  const recipient = parseAsWritten(typed, country);
  if (recipient.ok) return numberOf(recipient.e164, recipient.country);
  if (recipient.code === 'phone_country_unknown') return rejected('sender_country_missing');
  const parsed = parsePhoneNumberFromString(withPlus(typed) ?? typed, {
    extract: false,
    ...(country && { defaultCountry: country }),
  });
  if (!parsed?.isValid()) return rejected('sender_invalid');
  if (parsed.ext || parsed.country === undefined || !SENDING_ONLY.has(parsed.getType() ?? ''))
    return rejected('sender_not_textable');
  return numberOf(parsed.number, parsed.country);
}

const numberOf = (e164: string, country: string): ParsedSender => ({
  ok: true,
  sender: e164,
  type: senderTypeOf(e164),
  country,
});

function parseSenderId(id: string, country: string | null): ParsedSender {
  const { encoding, units } = measureText(id);
  if (encoding !== 'GSM-7' || /\p{Cc}/u.test(id)) return rejected('sender_id_not_gsm');
  if (units > MAX_SENDER_ID) return rejected('sender_id_too_long');
  return { ok: true, sender: id, type: 'alphanumeric', country };
}

function rejected(code: SenderRejection): ParsedSender {
  return { ok: false, code };
}

const EXPLANATIONS: Readonly<Record<SenderRejection, string>> = {
  sender_missing: 'There is no sender. Write a number, a short code or a sender ID.',
  sender_invalid:
    'is no sender: write a number in E.164 such as +12025550100, a short code of 3 to 8 digits, or a sender ID of letters and digits.',
  sender_country_missing: 'has no country code: write it in E.164, such as +12025550100.',
  sender_not_textable: 'cannot send messages: it is a premium-rate, shared-cost or personal number.',
  sender_id_too_long: `is too long: a sender ID has at most ${MAX_SENDER_ID} characters.`,
  sender_id_not_gsm: 'has characters outside the GSM alphabet, which a sender ID cannot have.',
};

/** Why a sender that was given cannot be used, and what to write instead. */
export function explainSenderRejection(typed: string, code: SenderRejection): string {
  return code === 'sender_missing' ? EXPLANATIONS[code] : `${typed} ${EXPLANATIONS[code]}`;
}
