import { useState } from 'react';
import { Figure, Figures } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { ruleInWords } from '../../parts/rules/rule-in-words.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Count } from '../../parts/values.tsx';
import type { SegmentRule, SegmentRuleInput } from '../../service/types.ts';
import { useDeferred } from '../../service/use-deferred.ts';
import { useSkill } from '../../service/use-skill.ts';

/** How many people the rules select now, and how many are left after each of them. */
export function PeopleCount({ rules }: { readonly rules: SegmentRuleInput }) {
  const tried = useDeferred(rules);
  const preview = useSkill('segments.preview', { rules: tried }, { keepPrevious: true });
  // While the next count is on its way, the words are those of the rules that were counted.
  const [counted, setCounted] = useState(tried);
  if (counted !== tried && preview.data !== undefined && !preview.isPlaceholderData) setCounted(tried);
  return (
    <Section title="Who this is">
      <div className="card stack" aria-live="polite">
        <Loaded answer={preview} skeleton={<Skeleton height={140} />}>
          {({ count, total, funnel }) => (
            <>
              <Figures>
                <Figure label="People" value={count} />
                <Figure label="Of all" value={total === 0 ? null : count / total} unit="share" />
              </Figures>
              {funnel.length > 1 && (
                <table className="funnel">
                  <thead>
                    <tr>
                      <th scope="col">Rule</th>
                      <th scope="col" className="number">
                        Alone
                      </th>
                      <th scope="col" className="number">
                        Left
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {funnel.map(({ path, alone, in_sequence: left }) => (
                      <tr key={path}>
                        <th scope="row">{wordsAt(counted as SegmentRule, path)}</th>
                        <td>
                          <Count value={alone} />
                        </td>
                        <td>
                          <Count value={left} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Section>
  );
}

/** The rule at a path such as `/rules/rules/0`, in words. */
function wordsAt(root: SegmentRule, path: string): string {
  let rule: unknown = { rules: root };
  for (const step of path.slice(1).split('/')) rule = (rule as Readonly<Record<string, unknown>> | undefined)?.[step];
  return rule === undefined ? path : ruleInWords(rule as SegmentRule);
}
