import { useState } from 'react';
import { Badge, inWords } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { ConfirmCall } from '../../../parts/confirm-call.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { DateTime } from '../../../parts/values.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { formatNumber, formatPercent } from '../../../service/locale.ts';
import { useCall } from '../../../service/use-call.ts';

type Result = ResultOf<'campaigns.get'>;

/** The comparison by chance; beneath a variant that the others got, what came of those. */
const rowsOf = (variants: Result['counters']['by_variant']) =>
  variants.flatMap(({ results_as_winner: winner, ...test }) => [
    test,
    ...(winner.recipients > 0 ? [{ ...winner, name: `${test.name}, to the rest` }] : []),
  ]);

/** The versions side by side, what decides between them, and the decision. */
export function Variants({ campaign, counters, experiment }: Pick<Result, 'campaign' | 'counters' | 'experiment'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const decide = useCall('campaigns.decideExperiment');
  const canDecide = experiment?.phase === 'testing' || experiment?.phase === 'waiting_for_decision';
  return (
    <div className="stack">
      {experiment !== null && (
        <Notice
          title={
            experiment.winner === null
              ? experiment.phase === null
                ? 'Every contact gets a variant'
                : 'Not decided yet'
              : `Variant ${experiment.winner} won`
          }
        >
          {experiment.reason !== null && `${inWords(experiment.reason)}. `}
          {experiment.decided_at === null && experiment.decide_at !== null && (
            <>
              The decision comes <DateTime at={experiment.decide_at} />.
            </>
          )}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="card flush scroll-x" tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {['Sent', 'Delivered', 'Clicks', 'Replies', 'Opt-outs', 'Conversions'].map((name) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
              {canDecide && (
                <th scope="col">
                  <span className="hidden-visually">Decision</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rowsOf(counters.by_variant).map(({ name, sent, delivered, clicks, replies, opt_outs, conversions }) => (
              <tr key={name}>
                <th scope="row">
                  {name} {experiment?.winner === name && <Badge tone="good">Winner</Badge>}
                </th>
                {[sent, delivered, clicks, replies, opt_outs, conversions].map((count, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
                  <td key={index} className="number">
                    {formatNumber(count)}
                    {index > 1 && sent > 0 && <span className="quiet small"> {formatPercent(count / sent)}</span>}
                  </td>
                ))}
                {canDecide && (
                  <td>
                    <Button onPress={() => setChosen(name)}>Send this one</Button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ConfirmCall
        title={`Send variant ${chosen} to the rest?`}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        call={decide}
        params={{ campaign_id: campaign.id, variant: chosen ?? '' }}
        action="Decide"
      >
        The remaining contacts get this variant, which costs credits. A decision is final.
      </ConfirmCall>
    </div>
  );
}
