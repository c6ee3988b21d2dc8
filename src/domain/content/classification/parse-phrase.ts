/** A word, or alternatives of which each is a sequence. */
export type Part = string | readonly Sequence[];
export type Sequence = readonly Part[];

/**
 * Reads a phrase of the vocabulary. `(a|b c|)` stands for one of its alternatives, which may be
 * empty and may contain others; `word(s|)` is a group on its own word boundary.
 */
export function parsePhrase(line: string): Sequence {
  const reader = { line: withWholeWords(line), at: 0 };
  return readSequence(reader);
}

interface Reader {
  readonly line: string;
  at: number;
}

function readSequence(reader: Reader): Sequence {
  const parts: Part[] = [];
  for (;;) {
    const character = reader.line[reader.at];
    if (character === undefined || character === '|' || character === ')') return parts;
    if (character === ' ') reader.at++;
    else if (character === '(') parts.push(readAlternatives(reader));
    else parts.push(readWord(reader));
  }
}

function readAlternatives(reader: Reader): readonly Sequence[] {
  const alternatives: Sequence[] = [];
  do {
    reader.at++;
    alternatives.push(readSequence(reader));
  } while (reader.line[reader.at] === '|');
  reader.at++;
  return alternatives;
}

function readWord(reader: Reader): string {
  const start = reader.at;
  while (reader.at < reader.line.length && !' (|)'.includes(reader.line[reader.at]!)) reader.at++;
  return reader.line.slice(start, reader.at);
}

/** `code(s|)` becomes `(code|codes)`. */
function withWholeWords(line: string): string {
  return line.replace(/([a-z0-9]+)\(([a-z]+)\|\)/g, '($1$2|$1)');
}
