import type { ContentRule } from '../content/classification/finding.ts';

/** From which age people may get messages about something, in years. */
interface MinimumAge {
  readonly inUnitedStates: number;
  readonly elsewhere: number;
}

/** The age of majority in most countries (Convention on the Rights of the Child, article 1). */
const ADULT = 18;

/**
 * Content for people of an age, by the rule that finds it. Outside the United States the age of
 * majority counts, also where a country sets another one for a product.
 */
const AGES: Partial<Readonly<Record<ContentRule, MinimumAge>>> = {
  /** 23 U.S.C. 158 (National Minimum Drinking Age Act). */
  alcohol: { inUnitedStates: 21, elsewhere: ADULT },
  /** 21 U.S.C. 387f(d)(5), with vapes and nicotine: section 387(1) and 21 U.S.C. 321(rr). */
  tobacco: { inUnitedStates: 21, elsewhere: ADULT },
  /** The laws of the states, such as California Business and Professions Code 26140. */
  cannabis: { inUnitedStates: 21, elsewhere: ADULT },
  /** The laws of most states on casinos and bets, such as Nevada Revised Statutes 463.350. */
  gambling: { inUnitedStates: 21, elsewhere: ADULT },
  /** 18 U.S.C. 922(b)(1) and (x) for rifles and shotguns; handguns of dealers only from 21. */
  firearms: { inUnitedStates: 18, elsewhere: ADULT },
  /** 18 U.S.C. 2256(1): a person under 18 is a minor. */
  sexual_content: { inUnitedStates: 18, elsewhere: ADULT },
};

/** The age that a rule's content requires in a country, or null if it requires none. */
export function minimumAge(rule: string, country: string): number | null {
  const ages = Object.hasOwn(AGES, rule) ? AGES[rule as ContentRule] : undefined;
  if (ages === undefined) return null;
  return country === 'US' ? ages.inUnitedStates : ages.elsewhere;
}
