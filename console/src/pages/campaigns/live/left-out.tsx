import { PageLink } from '../../../parts/button.tsx';
import { ContactName } from '../../../parts/contact-name.tsx';
import { EmptyPage } from '../../../parts/empty-page.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { NextActions } from '../../../parts/next-actions.tsx';
import { Section } from '../../../parts/page.tsx';
import { counted } from '../../../parts/values.tsx';
import { addresses } from '../../../service/addresses.ts';
import { useSkill } from '../../../service/use-skill.ts';

/** Why people of the audience got no message, with examples and what helps. */
export function LeftOut({ campaignId }: { readonly campaignId: string }) {
  const answer = useSkill('insights.explainAudience', { campaign_id: campaignId });
  return (
    <Loaded answer={answer}>
      {({ excluded_by_reason, undelivered_by_error }) =>
        excluded_by_reason.length + undelivered_by_error.length === 0 ? (
          <EmptyPage icon="check" title="No one was left out">
            If a contact of the audience gets no message, the reason is here, with people to look at and what helps.
          </EmptyPage>
        ) : (
          <div className="stack wide">
            {excluded_by_reason.length > 0 && (
              <Section title="Not sent to">
                <ul className="card flush rows">
                  {excluded_by_reason.map(({ reason, count, means, helps, sample_contact_ids, next_actions }) => (
                    <li key={reason} className="stack tight">
                      <p>
                        <strong>{counted(count, 'person', 'people')}:</strong> {means}
                      </p>
                      {helps !== null && <p className="quiet">{helps}</p>}
                      <div className="row">
                        <span className="quiet small">For example</span>
                        {sample_contact_ids.map((id) => (
                          <PageLink key={id} to={addresses.contact(id)}>
                            <ContactName id={id} />
                          </PageLink>
                        ))}
                      </div>
                      <NextActions actions={next_actions} />
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            {undelivered_by_error.length > 0 && (
              <Section title="Sent, but not delivered">
                <ul className="card flush rows">
                  {undelivered_by_error.map(({ error_code, count, means, helps }) => (
                    <li key={error_code} className="stack tight">
                      <p>
                        <strong>{counted(count, 'message')}:</strong> {means}{' '}
                        {error_code !== null && <code>{error_code}</code>}
                      </p>
                      {helps !== null && <p className="quiet">{helps}</p>}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
          </div>
        )
      }
    </Loaded>
  );
}
