import { KeyName } from '../../parts/key-name.tsx';
import { Section } from '../../parts/page.tsx';
import { DateTime } from '../../parts/values.tsx';
import { skillDocs } from '../../service/addresses.ts';
import type { Approval } from './effect.tsx';

/** Who asks, and the call as it would be made. */
export function AskedCall({ approval }: { readonly approval: Approval }) {
  return (
    <Section title="The call">
      <div className="card stack">
        <dl className="facts">
          <dt>Asked by</dt>
          <dd>
            <KeyName id={approval.key_id} />
          </dd>
          <dt>Asked</dt>
          <dd>
            <DateTime at={approval.created_at} />
          </dd>
          <dt>Skill</dt>
          <dd>
            <a href={skillDocs(approval.skill)} target="_blank" rel="noreferrer">
              <code>{approval.skill}</code>
            </a>
          </dd>
        </dl>
        <Json title="Params" value={approval.params} />
        <Json title="What a dry run answered" value={approval.dry_run_answer} />
        {approval.result !== null && <Json title="Result" value={approval.result} />}
      </div>
    </Section>
  );
}

function Json({ title, value }: { readonly title: string; readonly value: unknown }) {
  return (
    <details open={title === 'Params'}>
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="json" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </details>
  );
}
