import type { Encoding } from './scan-file.ts';

/** The text as bytes of the encoding, without a byte order mark. */
export function encodeText(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text, 'utf8');
  if (encoding === 'windows-1252') return Buffer.from(Array.from(text, windowsByte));
  const bytes = Buffer.from(text, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/**
 * The byte order mark with which a new file starts. Without one, spreadsheets read UTF-8 as
 * Latin-1.
 */
export function markOf(encoding: Encoding): Buffer {
  return encoding === 'windows-1252' ? Buffer.alloc(0) : encodeText('\uFEFF', encoding);
}

/** Node.js decodes windows-1252 and cannot encode it. */
const WINDOWS_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
    (mark, byte) => [mark, byte],
  ),
);

/** Every character of such a file was a byte of it; a question mark stands for any other. */
function windowsByte(mark: string): number {
  return WINDOWS_BYTES.get(mark) ?? 0x3f;
}
