import type { Category } from './signal.ts';

/** Half of what a category needs, so that a hint says nothing without a word beside it. */
const HINT = 0.5;

/** Signs of goods; the leaf also stands for plants and the dice for board games. */
const EMOJI: ReadonlyMap<string, Category> = new Map(
  (
    [
      ['cannabis', '🌿🍃🍁🪴'],
      ['tobacco', '🚬💨'],
      ['firearms', '🔫'],
      ['gambling', '🎰🎲🃏🐯'],
      ['alcohol', '🍺🍻🍷🥂🍾🍸🍹🥃'],
      ['sexual_content', '😈🍆💦🔞👅🍑'],
      ['controlled_substances', '💊🍄'],
      ['cryptocurrency', '🚀'],
    ] as const
  ).flatMap(([category, signs]) => [...signs].map((sign) => [sign, category] as const)),
);

/** Parts of the names of hosts, which are words of that trade and of no other. */
const HOST_PARTS: readonly (readonly [part: string, category: Category])[] = (
  [
    ['cannabis', 'cannabis 420 weed cbd kush thc kratom dispensary'],
    ['tobacco', 'vape vapor cigar tobacco smokeshop'],
    ['firearms', 'ammo guns tactical firearm'],
    ['gambling', 'casino .bet betting slots spin poker reels jackpot lotto'],
    ['sexual_content', 'porn xxx hookup onlyfans sexy flingz milf escort'],
    ['controlled_substances', 'meds pills'],
    ['cryptocurrency', 'crypto coin btc token presale'],
    ['high_risk_loans', 'payday loan fundz cashadvance kredit prestamo pretrapide'],
    ['debt_relief', 'debt creditfix scorefix'],
  ] as const
).flatMap(([category, parts]) => parts.split(' ').map((part) => [part, category] as const));

/**
 * What the emoji of a message and the names of its hosts say of its goods: "🌿", "ruletareal.bet".
 * Each category counts once.
 */
export function findHints(text: string, hosts: readonly string[]): ReadonlyMap<Category, number> {
  const hints = new Map<Category, number>();
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0xd83c || unit > 0xd83e) continue;
    const category = EMOJI.get(text.slice(at, at + 2));
    if (category !== undefined) hints.set(category, HINT);
  }
  for (const host of hosts)
    for (const [part, category] of HOST_PARTS) if (host.includes(part)) hints.set(category, HINT);
  return hints;
}
