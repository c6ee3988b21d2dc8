/** A word that the prose of the contract must not contain, and what to write instead. */
export interface ForbiddenWord {
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * Words that readers of API documentation do not expect. Each pattern must not match good English.
 */
export const forbiddenWords: readonly ForbiddenWord[] = [
  { pattern: /\bcosts? nothing\b/i, instead: 'nothing: the reference shows the cost from x-effect' },
  { pattern: /\bwhoever\b/i, instead: '"the caller" or "a client that"' },
  { pattern: /\bnobody(?:['’]s)?\b/i, instead: '"no contact", "no client" or "unassigned"' },
  { pattern: /\bsomebody(?:['’]s)?\b/i, instead: '"a contact" or "another client"' },
  { pattern: /\bhand(?:s|ed|ing)?[ -](?:out|over)\b/i, instead: '"submit", "dispatch" or "claim"' },
  { pattern: /\blanes?\b/i, instead: '"queue" or "ordering key"' },
  {
    pattern: /\b(?:a|an|each|every|another|single) text\b(?! (?:message|field|file|format|param|value))/i,
    instead: '"message"; "message text" for its content',
  },
  { pattern: /\btexts\b/i, instead: '"messages", or the name of the text, such as "replies"' },
  { pattern: /\btext(?:ed|ing)\b/i, instead: '"send a message to"' },
  { pattern: /\bit is (?:night|day)\b/i, instead: '"quiet hours" or "the next allowed time"' },
  { pattern: /\bwhat (?:becomes|became) of\b/i, instead: '"the status of" or "what happens to"' },
  { pattern: /\bin hand\b/i, instead: '"in flight" or "prefetched"' },
  { pattern: /\bmoments?\b/i, instead: '"time"' },
  { pattern: /\bjudge[sd]?\b/i, instead: '"evaluate"' },
  { pattern: /\brecall(?:s|ed)?\b/i, instead: '"cancel"' },
  { pattern: /\brehears(?:al|als|e|ed|es)\b/i, instead: '"dry run"' },
  { pattern: /\bturn(?:s|ed|ing)? (?:down|away)\b/i, instead: '"reject"' },
  { pattern: /\b(?:takes?|taken|took) back\b/i, instead: '"cancel" or "undo"' },
  { pattern: /\bg(?:ives?|iven|ave) back\b/i, instead: '"return", "refund" or "release"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: '"fix"' },
  { pattern: /(?<![.\w])ledgers?\b/i, instead: '"credit entries", "consent entries" or "audit log"' },
  { pattern: /\bseal(?:s|ed)?\b/i, instead: '"append to the chain" or "encrypt"' },
  { pattern: /\bif absent\b/i, instead: '"Default: …"' },
];
