import { inWords } from '../../../parts/badge.tsx';
import { PageLink } from '../../../parts/button.tsx';
import { Bubble, Phone } from '../../../parts/phone.tsx';
import { DateTime } from '../../../parts/values.tsx';
import { addresses } from '../../../service/addresses.ts';
import type { ResultOf } from '../../../service/client.ts';
import { useSkill } from '../../../service/use-skill.ts';

/** What was sent, and with which settings. */
export function Message({ campaign }: { readonly campaign: ResultOf<'campaigns.get'>['campaign'] }) {
  const numbers = useSkill('phone-numbers.list', { limit: 20 });
  const number = numbers.data?.items.find(({ id, is_default }) => id === campaign.number_id || is_default);
  return (
    <div className="columns">
      <dl className="card facts">
        <dt>Purpose</dt>
        <dd>{inWords(campaign.purpose)}</dd>
        <dt>Launched</dt>
        <dd>
          <DateTime at={campaign.launched_at} />
        </dd>
        <dt>Finished</dt>
        <dd>{campaign.finished_at === null ? 'not yet' : <DateTime at={campaign.finished_at} />}</dd>
        <dt>Time of day</dt>
        <dd>{campaign.local_time ?? 'any'}</dd>
        <dt>Per minute</dt>
        <dd>{campaign.throttle_per_minute ?? 'as fast as the number may'}</dd>
        <dt>Template</dt>
        <dd>
          {campaign.template_id === null ? (
            '–'
          ) : (
            <PageLink to={addresses.template(campaign.template_id)}>Open</PageLink>
          )}
        </dd>
        <dt>ID</dt>
        <dd>
          <code>{campaign.id}</code>
        </dd>
      </dl>
      <Phone from={number?.phone ?? 'Your number'}>
        {campaign.body !== null && <Bubble>{campaign.body}</Bubble>}
        {campaign.experiment?.variants.map(({ name, body }) => (
          <Bubble key={name} note={`Variant ${name}`}>
            {body ?? 'A template'}
          </Bubble>
        ))}
      </Phone>
    </div>
  );
}
