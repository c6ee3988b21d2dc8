import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { ruleInWords } from '../../parts/rules/rule-in-words.ts';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';
import { triggerInWords } from './trigger-in-words.ts';

const LAST_TRIGGERS = 20;

export function RulePage() {
  const { id = '' } = useParams();
  const params = { rule_id: id };
  const rules = usePages('automation.list', {});
  const runs = usePages('automation.runs', params, { pollMs: 5_000 });
  const rule = rules.items?.find((each) => each.id === id);
  const setEnabled = useSaidCall('automation.setEnabled');
  const check = useCall('automation.test');
  const remove = useCall('automation.delete');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isEnabled = rule?.state === 'enabled';
  const error = setEnabled.error ?? check.error;
  return (
    <Page
      title={rule?.name ?? 'Rule'}
      {...(rule === undefined ? {} : { lead: `When ${triggerInWords(rule.trigger)}.` })}
      parent={{ to: '/automation', label: 'Automation' }}
      badge={rule !== undefined && <StateBadge state={rule.state} />}
      calls={[{ skill: 'automation.runs', params }]}
      actions={
        <>
          <Button isPending={check.isPending} onPress={() => check.mutate({ ...params, last_n: LAST_TRIGGERS })}>
            Try it on the past
          </Button>
          <ActionMenu
            label="More"
            actions={[
              {
                label: isEnabled ? 'Turn off' : 'Turn on',
                icon: isEnabled ? 'pause' : 'play',
                onAction: () =>
                  void setEnabled.make(
                    { ...params, enabled: !isEnabled },
                    {
                      said: isEnabled ? 'Turned off. Its waiting runs stopped.' : 'Turned on.',
                      undo: (call) => call('automation.setEnabled', { ...params, enabled: isEnabled }),
                    },
                  ),
              },
              {
                label: 'Delete',
                icon: 'trash',
                isDanger: true,
                onAction: () => setAsking(true),
              },
            ]}
          />
        </>
      }
    >
      {error !== null && <ErrorNotice error={error} />}
      {rule?.state_reason != null && rule.state_reason !== 'requested' && (
        <Notice tone="bad" title={`Turned off: ${inWords(rule.state_reason).toLowerCase()}`} />
      )}
      {check.data !== undefined && (
        <Notice
          title={`It would have run for ${check.data.matched} of the last ${check.data.tested} times. Nothing was done.`}
        />
      )}
      {rule !== undefined && (
        <Section title="What it does">
          <dl className="card facts">
            <dt>When</dt>
            <dd>{triggerInWords(rule.trigger)}</dd>
            {rule.conditions !== null && (
              <>
                <dt>If</dt>
                <dd>{ruleInWords(rule.conditions)}</dd>
              </>
            )}
            {rule.actions.map(({ skill, params: given }) => (
              <div key={`${skill} ${JSON.stringify(given)}`} className="fact">
                <dt>Then</dt>
                <dd>
                  <code>{skill}</code> <code className="prose small">{JSON.stringify(given)}</code>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <ConfirmCall
        title={`Delete ${rule?.name ?? 'the rule'}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={remove}
        params={params}
        action="Delete"
        isDanger
        onDone={() => void navigate('/automation')}
      >
        It does not run any more, and its runs are gone.
      </ConfirmCall>
      <Section title="Runs">
        <PageTable
          label="Runs"
          pages={runs}
          idOf={({ id: run }) => run}
          hrefOf={({ contact_id: contact }) => (contact === null ? null : addresses.contact(contact))}
          columns={[
            { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
            { id: 'contact', label: 'Contact', cell: ({ contact_id: contact }) => contact ?? '' },
            {
              id: 'reason',
              label: 'Reason',
              isExtra: true,
              cell: ({ reason }) => (reason === null ? '' : inWords(reason)),
            },
            { id: 'at', label: 'Time', width: 140, cell: ({ created_at: at }) => <DateTime at={at} /> },
          ]}
          empty={
            <EmptyPage icon="automation" title="It has not run yet">
              Each run appears here, with what it did and why it stopped.
            </EmptyPage>
          }
        />
      </Section>
    </Page>
  );
}
