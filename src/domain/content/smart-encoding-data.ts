/**
 * Characters with a GSM-7 equivalent of the same meaning: those of Twilio's smart encoding
 * (sms-segments-calculator, MIT; twilio.com/docs/glossary/what-is-smart-encoding) that keep the
 * meaning, and others of the same kind. Date: 2026-11-20. Twilio also replaces "½" by
 * "1/2", and "÷" by "/", which changes what "2½" says: those are left.
 */
const BY_REPLACEMENT: Readonly<Record<string, string>> = {
  '"': '\u00ab\u00bb\u201c\u201d\u201e\u201f\u2033\u2036\u02ba\u02ee\u275d\u275e\u301d\u301e\u301f\uff02',
  "'": '\u2018\u2019\u201a\u201b\u2032\u2035\u02b9\u02bb\u02bc\u02bd\u02c8\u02ca\u02cb\u00b4`\u275b\u275c\uff07\uff40\u2039\u203a',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u2022\u2023\u25cf\u25aa\u00b7\u2027\u30fb\ufe58\ufe63\uff0d\u23bc\u23bd\u25e6\u2219',
  ' ': '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t',
  '\n': '\u2028\u2029\u0085\v',
  '': '\u00ad\u200b\u200c\u200e\u200f\u2060\u2061\u2062\u2063\ufeff\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
  '...': '\u2026\u22ef',
  '..': '\u2025',
  '.': '\u2024\uff0e\u3002\uff61\ufe52',
  ',': '\uff0c\u3001\uff64\ufe50\ufe51',
  ':': '\uff1a\u02d0\u2236\ua789\ufe13\ufe55',
  ';': '\uff1b\u204f\ufe14\ufe54',
  '!': '\uff01\ufe15\ufe57\u01c3',
  '!!': '\u203c',
  '!?': '\u2049',
  '?!': '\u2048',
  '??': '\u2047',
  '?': '\uff1f\ufe16\ufe56',
  '/': '\u2044\u2215\u29f8\uff0f',
  '\\': '\u29f5\u29f9\u20e5\ufe68\uff3c',
  '|': '\u2223\uff5c\u23d0\u00a6',
  _: '\uff3f\u2017',
  '@': '\uff20\ufe6b',
  $: '\uff04\ufe69',
  '£': '\uffe1',
  '¥': '\uffe5',
  '#': '\uff03\ufe5f',
  '%': '\uff05\ufe6a',
  '&': '\uff06\ufe60',
  '(': '\uff08\u2768\u276a\ufe59\u2985',
  ')': '\uff09\u2769\u276b\ufe5a\u2986',
  '*': '\u2217\u204e\u2731\u2732\u2733\u273b\u273c\u273d\u2749\u274a\u274b\ufe61\uff0a',
  '+': '\uff0b\ufe62\u02d6',
  '<': '\uff1c\ufe64',
  '=': '\uff1d\ufe66\ua78a',
  '>': '\uff1e\ufe65',
  '^': '\uff3e\u02c6',
  '{': '\uff5b\u2774\ufe5b',
  '}': '\uff5d\u2775\ufe5c',
  '[': '\uff3b\u301a',
  ']': '\uff3d\u301b',
  '~': '\uff5e\u02dc\u223c\u301c\u02f7',
  ff: '\ufb00',
  fi: '\ufb01',
  fl: '\ufb02',
  ffi: '\ufb03',
  ffl: '\ufb04',
  st: '\ufb05\ufb06',
  Ω: '\u2126',
  Å: '\u212b',
};

function punctuation(): Map<string, string> {
  const map = new Map<string, string>();
  for (const [replacement, characters] of Object.entries(BY_REPLACEMENT))
    for (const character of characters) map.set(character, replacement);
  // Full-width digits and letters stand in one block, in the order of ASCII.
  for (let offset = 0x10; offset <= 0x5a; offset++) {
    const ascii = String.fromCharCode(0x20 + offset);
    if (/[0-9A-Za-z]/.test(ascii)) map.set(String.fromCharCode(0xff00 + offset), ascii);
  }
  return map;
}

/** Replacements that keep the meaning. */
export const PUNCTUATION: ReadonlyMap<string, string> = punctuation();

const GSM_LETTERS = 'èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà';

/** Letters that are no base letter with marks. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ŀ: 'l',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'n',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  ſ: 's',
  ẞ: 'SS',
  œ: 'oe',
  Œ: 'OE',
  ĳ: 'ij',
  Ĳ: 'IJ',
  ª: 'a',
  º: 'o',
};

function letters(): Map<string, string> {
  const map = new Map(Object.entries(OTHER_LETTERS));
  for (let unit = 0xc0; unit <= 0x1eff; unit++) {
    const letter = String.fromCharCode(unit);
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
    if (base !== letter && /^[A-Za-z]$/.test(base) && !GSM_LETTERS.includes(letter)) map.set(letter, base);
  }
  return map;
}

/** Latin letters that GSM-7 lacks, without their accents. Other scripts have no equivalent. */
export const LETTERS: ReadonlyMap<string, string> = letters();
