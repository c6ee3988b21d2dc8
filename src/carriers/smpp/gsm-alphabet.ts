/**
 * The default alphabet of 3GPP TS 23.038, section 6.2.1, by code; 0x1B escapes to the extension
 * table.
 */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ\u001bÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Section 6.2.1.1. */
const EXTENSION: Readonly<Record<string, number>> = {
  '\f': 0x0a,
  '^': 0x14,
  '{': 0x28,
  '}': 0x29,
  '\\': 0x2f,
  '[': 0x3c,
  '~': 0x3d,
  ']': 0x3e,
  '|': 0x40,
  '€': 0x65,
};
export const ESCAPE = 0x1b;

/**
 * Codes by UTF-16 code unit, with the escape before extension codes; NONE for characters outside
 * the alphabet.
 */
const NONE = 0xffff;
const CODES = new Uint16Array(0x10000).fill(NONE);
for (const [code, character] of [...BASIC].entries()) if (code !== ESCAPE) CODES[character.charCodeAt(0)] = code;
for (const [character, code] of Object.entries(EXTENSION)) CODES[character.charCodeAt(0)] = (ESCAPE << 8) | code;
const EXTENDED = new Map(Object.entries(EXTENSION).map(([character, code]) => [code, character]));

/** Encodes one septet per octet, as SMPP does. Null when a character is not in the alphabet. */
export function encodeGsm(text: string): Buffer | null {
  const octets = Buffer.allocUnsafe(text.length * 2);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = CODES[text.charCodeAt(index)] as number;
    if (code === NONE) return null;
    if (code > 0xff) octets[length++] = ESCAPE;
    octets[length++] = code & 0xff;
  }
  return octets.subarray(0, length);
}

/**
 * Decodes GSM octets. Octets outside the alphabet are read as Latin-1, which some carriers send:
 * nothing fails or is dropped.
 */
export function decodeGsm(octets: Uint8Array): string {
  let text = '';
  for (let index = 0; index < octets.length; index += 1) {
    const code = octets[index] as number;
    const next = octets[index + 1];
    if (code === ESCAPE && next !== undefined && EXTENDED.has(next)) {
      text += EXTENDED.get(next);
      index += 1;
    } else text += code < 0x80 ? (BASIC[code] as string) : String.fromCharCode(code);
  }
  return text;
}
