import type { Token } from './token.ts';

const MARKETING_EMOJI: ReadonlySet<string> = new Set([...'🔥🎉🛍💸⏰🎁😍✨💥🚨👀🤑💰🥳🎊💃🍹🍕🍔🌮🛒🏷⚡']);
const EMOJI = 0.3;
const EXCLAMATIONS = 0.2;
const LINK = 0.1;
const SHOUTING = 0.2;
const MIN_SHOUTED_WORDS = 3;

/** Weak signs of marketing in how a message is written: emoji, exclamation marks, capitals. */
export function styleOf(text: string, tokens: readonly Token[]): number {
  let exclamations = 0;
  let emoji = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 33) exclamations++;
    else if ((unit >= 0xd83c && unit <= 0xd83e) || unit === 0x26a1 || unit === 0x23f0 || unit === 0x2728)
      emoji ||= MARKETING_EMOJI.has(String.fromCodePoint(text.codePointAt(at)!));
  }
  let shouted = 0;
  let links = 0;
  for (const { kind, start, end } of tokens) {
    if (kind === '@') links++;
    else if (kind === 'word' && end - start > 3 && isShouted(text, start, end)) shouted++;
  }
  return (
    (emoji ? EMOJI : 0) +
    (exclamations > 1 ? EXCLAMATIONS : 0) +
    (links > 0 ? LINK : 0) +
    (shouted >= MIN_SHOUTED_WORDS ? SHOUTING : 0)
  );
}

function isShouted(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 65 || unit > 90) return false;
  }
  return true;
}
