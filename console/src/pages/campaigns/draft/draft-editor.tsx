import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Section } from '../../../parts/page.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { useCall } from '../../../service/use-call.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ContentFields } from './content-fields.tsx';
import { type Draft, draftOf, updateOf } from './draft.ts';
import { Preflight } from './preflight.tsx';
import { PreviewPhone } from './preview-phone.tsx';
import { TimingFields } from './timing-fields.tsx';

const PURPOSES = [
  { id: 'marketing', label: 'Marketing' },
  { id: 'transactional', label: 'Service' },
];

type Campaign = ResultOf<'campaigns.get'>['campaign'];

/** Who gets what and when, beside a phone that shows it; then the checks and the launch. */
export function DraftEditor({ campaign: latest }: { readonly campaign: Campaign }) {
  // What the person edits begins from this version, also when another key saves a newer one.
  const [campaign, setCampaign] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(campaign));
  const save = useCall('campaigns.update');
  const show = (version: Campaign) => {
    setCampaign(version);
    setDraft(draftOf(version));
  };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const update = updateOf(campaign, draft);
  const submit = () =>
    save.mutate(update, {
      onSuccess: ({ campaign: saved }) => {
        setCampaign(saved);
        // What the person wrote while it was saved stays.
        setDraft((now) => (now === draft ? draftOf(saved) : now));
      },
    });
  const isChanged = JSON.stringify(update) !== JSON.stringify(updateOf(campaign, draftOf(campaign)));
  return (
    <div className="draft">
      <div className="stack wide">
        {latest.version > campaign.version && !save.isPending && (
          <Notice tone="care" title="This draft was changed elsewhere">
            <Button onPress={() => show(latest)}>Show the new version</Button>
          </Notice>
        )}
        <Form isWide onSubmit={submit}>
          <Section title="Campaign">
            <div className="card pair">
              <TextField
                label="Name"
                name="name"
                value={draft.name}
                onChange={(name) => change({ name })}
                maxLength={120}
                isRequired
              />
              <SelectField
                label="Purpose"
                options={PURPOSES}
                value={draft.purpose}
                onChange={(purpose) => change({ purpose })}
              />
            </div>
          </Section>
          <AudienceFields draft={draft} change={change} />
          <ContentFields draft={draft} change={change} />
          <TimingFields draft={draft} change={change} />
          {save.error !== null && <ErrorNotice error={save.error} />}
          <div className="row end">
            {isChanged && <span className="quiet">Not saved yet</span>}
            <Button
              type="submit"
              kind={isChanged ? 'primary' : 'plain'}
              isPending={save.isPending}
              isDisabled={!isChanged}
            >
              Save draft
            </Button>
          </div>
        </Form>
        <Preflight campaign={campaign} isChanged={isChanged} />
      </div>
      <div className="draft-aside">
        <PreviewPhone draft={draft} />
      </div>
    </div>
  );
}
