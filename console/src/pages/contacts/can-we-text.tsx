import { useState } from 'react';
import { inWords } from '../../parts/badge.tsx';
import { Choice } from '../../parts/choice.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DateTime } from '../../parts/values.tsx';
import type { ResultOf } from '../../service/client.ts';
import { useSkill } from '../../service/use-skill.ts';

type Gate = ResultOf<'compliance.checkSend'>['gates'][number];

const PURPOSES = [
  { id: 'marketing', label: 'Marketing' },
  { id: 'transactional', label: 'Service' },
];

/** Words that no rule of content concerns, so that the answer is about the person. */
const SAMPLE = 'Thank you for your order.';

/** Whether a message would be sent now, gate by gate, and what helps if not. */
export function CanWeText({ contactId }: { readonly contactId: string }) {
  const [purpose, setPurpose] = useState('marketing');
  const params = { contact_id: contactId, text: SAMPLE, purpose: purpose as 'marketing' | 'transactional' };
  const check = useSkill('compliance.checkSend', params);
  return (
    <Section
      title="Can we text them now?"
      aside={<Choice label="Purpose" options={PURPOSES} value={purpose} onChange={setPurpose} />}
    >
      <Loaded answer={check} skeleton={<Skeleton height={300} />}>
        {({ allow, gates, earliest_send_at }) => (
          <div className="card stack">
            {allow ? (
              <Notice tone="good" title="Yes. Every gate passes." />
            ) : (
              <Refusal contactId={contactId} purpose={params.purpose} earliest={earliest_send_at} />
            )}
            <ul className="gates">
              {gates.map((gate) => (
                <OneGate key={gate.gate} gate={gate} />
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Section>
  );
}

interface RefusalProps {
  readonly contactId: string;
  readonly purpose: 'marketing' | 'transactional';
  readonly earliest: string | null;
}

/** A dry run of the message names the first refusal and the calls that help. */
function Refusal({ contactId, purpose, earliest }: RefusalProps) {
  const dryRun = useSkill('messages.send', {
    contact_id: contactId,
    text: SAMPLE,
    purpose,
    dry_run: true,
    idempotency_key: `console-check-${contactId}-${purpose}`,
  });
  if (dryRun.error !== null) return <ErrorNotice error={dryRun.error} />;
  return (
    <Notice tone="care" title="Not now">
      {earliest !== null && (
        <>
          Earliest time: <DateTime at={earliest} />
        </>
      )}
    </Notice>
  );
}

const GATES: Readonly<Record<Gate['gate'], string>> = {
  state: 'Account',
  sender: 'Sending number',
  recipient: 'Phone number',
  consent: 'Consent',
  content: 'Content',
  hold_out: 'Hold-out',
  quiet_hours: 'Quiet hours',
  frequency: 'Frequency',
  credits: 'Credits',
};
const ICONS: Readonly<Record<string, IconName>> = { pass: 'check', deferred: 'clock', refuse: 'close' };
const OUTCOMES: Readonly<Record<string, string>> = { pass: 'Passes', deferred: 'Waits', refuse: 'Refused' };

function OneGate({ gate: { gate, outcome, reason, inputs } }: { readonly gate: Gate }) {
  const facts = Object.entries(inputs as Record<string, unknown>).filter(([, value]) => isShort(value));
  return (
    <li>
      <span className={`gate-mark ${outcome}`}>
        <Icon name={ICONS[outcome] ?? 'info'} />
      </span>
      <span>{GATES[gate as keyof typeof GATES] ?? inWords(gate)}</span>
      <span>
        {OUTCOMES[outcome] ?? inWords(outcome)}
        {reason !== null && `: ${inWords(reason).toLowerCase()}`}
        {outcome !== 'pass' && (
          <span className="quiet small gate-facts">
            {facts.map(([name, value]) => `${inWords(name).toLowerCase()} ${String(value)}`).join(' · ')}
          </span>
        )}
      </span>
    </li>
  );
}

function isShort(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && !/^[a-z]{3}_/.test(String(value));
}
