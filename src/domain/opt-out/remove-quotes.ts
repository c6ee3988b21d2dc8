/** A quotation this long is not a word that the writer puts in quotation marks. */
const MIN_QUOTED = 25;
const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»' };

/**
 * Removes longer quotations, which are mostly our own messages with their footer; if nothing else
 * is left, the quotation is the message.
 */
export function removeQuotes(text: string): string {
  let rest = '';
  let at = 0;
  while (at < text.length) {
    const closing = CLOSING[text[at]!];
    const end = closing ? text.indexOf(closing, at + 1) : -1;
    if (closing && end < 0) break;
    if (closing && end - at > MIN_QUOTED) at = end + 1;
    else {
      const to = closing ? end + 1 : at + 1;
      rest += text.slice(at, to);
      at = to;
    }
  }
  rest += text.slice(at);
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}
