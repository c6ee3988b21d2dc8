/** What a spreadsheet reads as the end of the previous cell (OWASP, CSV injection). */
const SEPARATOR = /[;,|"\t\r\n]/;
/** What starts a formula. */
const FORMULA = /[=+\-@\t\r\n＝＋－＠]/;
/** What a spreadsheet skips before a formula: white space and characters without a glyph. */
const SKIPPED = /['\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const GUARD = "'";

/**
 * Escapes a cell of an export of logs so that no spreadsheet evaluates it, whatever its cell
 * separator: an apostrophe goes before anything that starts a formula. Linear in the length of the
 * cell. Files of earlier versions must stay readable, so that this is another rule than the one of
 * tables (`guardText`).
 */
export function guardCell(cell: string): string {
  if (!FORMULA.test(cell)) return cell;
  const characters = [...cell];
  const starts = formulaStarts(characters);
  return characters
    .map((character, at) => (starts[at] && isFirst(characters, at) ? `${GUARD}${character}` : character))
    .join('');
}

/** Reverses `guardCell` exactly. */
export function unguardCell(cell: string): string {
  const characters = [...cell];
  const starts = formulaStarts(characters);
  return characters
    .filter((character, at) => !(character === GUARD && starts[at + 1] && isFirst(characters, at)))
    .join('');
}

function isFirst(characters: readonly string[], at: number): boolean {
  return at === 0 || SEPARATOR.test(characters[at - 1] as string);
}

/** For each position, whether a formula starts there or after what is skipped. */
function formulaStarts(characters: readonly string[]): boolean[] {
  const starts = new Array<boolean>(characters.length + 1).fill(false);
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const character = characters[at] as string;
    starts[at] = FORMULA.test(character) || (SKIPPED.test(character) && starts[at + 1] === true);
  }
  return starts;
}
