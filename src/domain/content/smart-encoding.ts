import { measureText } from './encoding.ts';
import { LETTERS, PUNCTUATION } from './smart-encoding-data.ts';

/**
 * Which characters outside GSM-7 are replaced. `punctuation`: quotes, dashes, spaces, full-width
 * forms and others whose replacement has the same meaning. `letters`: also letters with an accent
 * that GSM-7 lacks, which changes how names are written.
 */
export type SmartEncoding = 'off' | 'punctuation' | 'letters';

/**
 * The message in GSM-7, or null when nothing is replaced: it is in GSM-7 already, or another of its
 * characters needs UCS-2 in any case, or the result would be longer, as 70 ellipses would. Emoji
 * are never dropped. The caller stores the original beside the result.
 */
export function smartEncode(text: string, mode: SmartEncoding): string | null {
  const before = measureText(text);
  if (mode === 'off' || before.encoding === 'GSM-7') return null;
  const composed = text.normalize('NFC');
  let encoded = '';
  for (const character of composed) encoded += replacementOf(character, mode) ?? character;
  const after = measureText(encoded);
  return after.encoding === 'GSM-7' && after.segments <= before.segments ? encoded : null;
}

function replacementOf(character: string, mode: SmartEncoding): string | undefined {
  return PUNCTUATION.get(character) ?? (mode === 'letters' ? LETTERS.get(character) : undefined);
}
