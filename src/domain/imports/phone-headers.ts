import { wordsOf } from './words-of.ts';

/** Words of headers, in English, Spanish, French, Portuguese and German, without accents. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const MOBILE = words(
  'mobile mobil mob mobiles mobilephone mobilephonenumber mobilenumber mobileno mobilenum cell cellphone cellphonenumber cellnumber cellular sms smsphone smsphonenumber smsnumber ' +
    'movil celular telefonomovil telefonocelular telemovel telephoneportable telephonemobile portable mobiltelefon mobilnummer mobilfunk mobilfunknummer handynummer handy ' +
    'textnumber textphone textingnumber e164 phonee164 msisdn',
);
const PHONE = words(
  'phone phones phonenumber phonenumbers phoneno phonenum telephone telephonenumber telephoneno tel telefono telefone telefon telefonnummer rufnummer ph fone numerodetelefono numerodetelephone ' +
    'contactnumber contactno contactphone billingphone homephone workphone customerphone',
);
/** Words that change nothing about a number. */
const NEUTRAL = words(
  'number numbers no num nr nummer numero de do du value formatted raw primary main preferred best contact customer client lead person guest attendee buyer ' +
    'subscriber member recipient patient student user profile your my the 1 default intl international us account owner full e',
);
/** A number that fewer people read messages at, or of another person. */
const LESS_LIKELY = words(
  'address home work office business company billing shipping mailing other day daytime evening night alternate alternative secondary second landline privat fijo fixe festnetz parent emergency 2 3 4 5',
);
/** Other headers of numbers, by which nothing better is known. */
const LAST = words('whatsapp contactnumber contactno number numero nummer recipient to');

/**
 * How likely a column holds the numbers to send to, from 0 for the most likely; null for other
 * columns. A header that says mobile, cell or SMS comes before one that only says phone.
 */
export function phoneHeaderRank(header: string): number | null {
  const tokens = wordsOf(header);
  const joined = tokens.join('');
  const isCoded = /^(?:with|incl|including)/.test(tokens.find((token) => /^(?:with|incl)/.test(token)) ?? '');
  const rest = isCoded ? tokens.filter((token) => !/^(?:with|incl|including|country|code)$/.test(token)) : tokens;
  const isMobile = MOBILE.has(joined) || rest.some((token) => MOBILE.has(token));
  const isPhone = isMobile || PHONE.has(joined) || rest.some((token) => PHONE.has(token));
  if (!isPhone) return LAST.has(joined) ? 40 : null;
  const isWhole =
    MOBILE.has(joined) ||
    PHONE.has(joined) ||
    rest.every((token) => [MOBILE, PHONE, NEUTRAL, LESS_LIKELY].some((known) => known.has(token)));
  if (!isWhole) return null;
  const isExact = joined.includes('e164') || joined === 'msisdn';
  return (isMobile ? (isExact ? 0 : 2) : 10) + (rest.some((token) => LESS_LIKELY.has(token)) ? 20 : 0);
}

/** Exports of Google Contacts: `Phone 1 - Value`, with `Phone 1 - Label` or `Phone 1 - Type`. */
const NUMBERED = /^(Phone \d{1,2}) - Value$/i;

/**
 * Whether a column is one of several for numbers of one person, of which the first usable counts.
 */
export function isNumberedPhone(header: string): boolean {
  return NUMBERED.test(header);
}

/** Whether the column beside a numbered one says that the number is a mobile one. */
export function isLabeledMobile(column: string, row: Readonly<Record<string, unknown>>): boolean {
  const name = NUMBERED.exec(column)?.[1];
  if (name === undefined) return false;
  const labels = [row[`${name} - Label`], row[`${name} - Type`]];
  return labels.some((label) => typeof label === 'string' && /mobil|cell|iphone|m[oó]vil|celular|handy/i.test(label));
}
