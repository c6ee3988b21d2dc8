import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { NextActions } from '../../../parts/next-actions.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Section } from '../../../parts/page.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { useSkill } from '../../../service/use-skill.ts';
import { Launch } from './launch.tsx';
import { sentencesOf } from './sentences.ts';

type Campaign = ResultOf<'campaigns.get'>['campaign'];

interface PreflightProps {
  readonly campaign: Campaign;
  readonly isChanged: boolean;
}

/** All checks as sentences, each problem with its fix, and the launch if nothing blocks it. */
export function Preflight({ campaign, isChanged }: PreflightProps) {
  const hasContent = campaign.body !== null || campaign.template_id !== null || campaign.experiment !== null;
  const answer = useSkill('campaigns.preflight', { campaign_id: campaign.id }, { enabled: !isChanged && hasContent });
  if (isChanged || !hasContent)
    return (
      <Section title="Checks and launch">
        <p className="card quiet">
          {hasContent
            ? 'Save the draft to check it.'
            : 'Write a message and save the draft. Then you see who gets it and what it costs.'}
        </p>
      </Section>
    );
  return (
    <Section
      title="Checks and launch"
      aside={
        <Button kind="quiet" isPending={answer.isFetching} onPress={() => void answer.refetch()}>
          Check again
        </Button>
      }
    >
      <Loaded answer={answer} skeleton={<Skeleton height={220} />}>
        {(result) => (
          <div className="card stack">
            {result.blockers.map(({ code, message, next_actions }) => (
              <Notice key={code} tone="bad" title={message}>
                <NextActions actions={next_actions} />
              </Notice>
            ))}
            {result.warnings?.map(({ code, message, next_actions }) => (
              <Notice key={code} tone="care" title={message}>
                <NextActions actions={next_actions ?? []} />
              </Notice>
            ))}
            <ul className="sentences">
              {sentencesOf(result).map((sentence) => (
                <li key={sentence}>
                  <span className="sentence-mark">
                    <Icon name={result.ok ? 'check' : 'info'} />
                  </span>
                  <span>{sentence}</span>
                </li>
              ))}
            </ul>
            {result.preflight_token !== null && (
              <Launch campaign={campaign} preflight={result} token={result.preflight_token} />
            )}
          </div>
        )}
      </Loaded>
    </Section>
  );
}
