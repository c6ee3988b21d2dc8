import { inWords } from '../../parts/badge.tsx';
import { PageLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { Bubble, Phone } from '../../parts/phone.tsx';
import { addressOf } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { formatNumber } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';

export type Approval = ResultOf<'command.approvals.get'>['approval'];

/** How things are now, beside how they would be after the call. */
export function Effect({ approval }: { readonly approval: Approval }) {
  const { effect } = approval;
  const balance = useSkill('billing.balance', {});
  const available = balance.data?.available;
  const { credits, recipients, messages, sample_text, irreversible, objects, confirm_count } = effect;
  const number = (value: number | null) => (value === null ? 'none' : formatNumber(value));
  return (
    <Section title="What it would do">
      <div className="compare">
        <div className="card stack">
          <h3>Now</h3>
          <dl className="facts">
            <dt>Credits</dt>
            <dd className="number">{available === undefined ? '…' : formatNumber(available)}</dd>
            <dt>Messages</dt>
            <dd className="number">not sent</dd>
            {objects.map((object) => (
              <Named key={object.id} object={object} />
            ))}
          </dl>
        </div>
        <div className="card stack after">
          <h3>After</h3>
          <dl className="facts">
            <dt>Credits</dt>
            <dd className="number">
              {available === undefined || credits === null ? number(credits) : formatNumber(available - credits)}
              {credits !== null && credits > 0 && <span className="change bad"> −{formatNumber(credits)}</span>}
            </dd>
            <dt>Messages</dt>
            <dd className="number">{number(messages)}</dd>
            <dt>Recipients</dt>
            <dd className="number">{number(recipients)}</dd>
            {confirm_count !== null && (
              <>
                <dt>People it is about</dt>
                <dd className="number">{formatNumber(confirm_count)}</dd>
              </>
            )}
          </dl>
        </div>
        {sample_text !== null && (
          <Phone from="A recipient gets">
            <Bubble>{sample_text}</Bubble>
          </Phone>
        )}
      </div>
      {irreversible !== null && <Notice tone="care" title={irreversible} />}
    </Section>
  );
}

function Named({ object }: { readonly object: Approval['effect']['objects'][number] }) {
  const { kind, id, name } = object;
  const page = addressOf(id);
  return (
    <>
      <dt>{inWords(kind)}</dt>
      <dd>{page === null ? name : <PageLink to={page}>{name}</PageLink>}</dd>
    </>
  );
}
