/** A phrase that names a skill: an alias, its summary, a sentence of its description. */
export interface Phrase {
  readonly skill: string;
  readonly terms: readonly string[];
  /** From 0 to 1: how exactly phrases of this kind say what a skill is for. */
  readonly weight: number;
}

/**
 * Ranks skills by the phrases that a question covers. Each word of the question counts as much as
 * it is rare, times the share of the best phrase that the question contains: "cancel" in a
 * question about a message finds "cancel message" before "cancel a scheduled campaign", which a
 * search over whole documents cannot tell apart.
 */
export function createPhraseRanking(phrases: readonly Phrase[], skills: number) {
  const skillsWith = new Map<string, Set<string>>();
  const phrasesWith = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    for (const term of phrase.terms) {
      skillsWith.set(term, (skillsWith.get(term) ?? new Set()).add(phrase.skill));
      const others = phrasesWith.get(term);
      if (others === undefined) phrasesWith.set(term, [phrase]);
      else others.push(phrase);
    }
  }
  const rarity = (term: string): number => Math.log(1 + skills / (skillsWith.get(term)?.size ?? 1));
  const sum = (terms: readonly string[]): number => terms.reduce((total, term) => total + rarity(term), 0);
  const sizes = new Map(phrases.map((phrase) => [phrase, sum(phrase.terms)]));

  return (terms: ReadonlySet<string>): ReadonlyMap<string, number> => {
    const found = new Set([...terms].flatMap((term) => phrasesWith.get(term) ?? []));
    const covered = new Map<Phrase, number>();
    for (const phrase of found) {
      const share = sum(phrase.terms.filter((term) => terms.has(term))) / (sizes.get(phrase) ?? 1);
      covered.set(phrase, Math.sqrt(share) * phrase.weight);
    }
    const scores = new Map<string, number>();
    for (const term of terms) {
      const best = new Map<string, number>();
      for (const phrase of phrasesWith.get(term) ?? [])
        best.set(phrase.skill, Math.max(best.get(phrase.skill) ?? 0, covered.get(phrase) ?? 0));
      for (const [skill, share] of best) scores.set(skill, (scores.get(skill) ?? 0) + rarity(term) * share);
    }
    return scores;
  };
}
