import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { linksOf, picturesOf } from '../../parts/pictures-field.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Draft } from './draft.tsx';

const PARENT = { to: '/templates', label: 'Templates' };

export function NewTemplatePage() {
  const [name, setName] = useState('');
  const [body, setBody] = useState('');
  const [pictures, setPictures] = useState('');
  const create = useCall('templates.create');
  const navigate = useNavigate();
  const media = picturesOf(pictures);
  const params = { name, body, ...(media.length === 0 ? {} : { media }) };
  const save = () =>
    create.mutate(params, { onSuccess: ({ template }) => void navigate(addresses.template(template.id)) });
  return (
    <Page title="New template" parent={PARENT} calls={[{ skill: 'templates.create', params }]}>
      <Form onSubmit={save} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={100} />
        <Draft body={body} onChange={setBody} pictures={pictures} onPictures={setPictures} />
        <div className="row">
          <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={name === '' || body === ''}>
            Save template
          </Button>
        </div>
      </Form>
    </Page>
  );
}

export function TemplatePage() {
  const { id = '' } = useParams();
  const params = { template_id: id };
  const found = useSkill('templates.get', params);
  return (
    <Loaded answer={found}>{(result) => <Template key={result.template.version} {...result} params={params} />}</Loaded>
  );
}

type TemplateProps = ResultOf<'templates.get'> & { readonly params: { readonly template_id: string } };

function Template({ template, versions, params }: TemplateProps) {
  const [name, setName] = useState(template.name);
  const [body, setBody] = useState(template.body);
  const links = linksOf(template.media);
  const [pictures, setPictures] = useState(links);
  const update = useSaidCall('templates.update');
  const setState = useSaidCall('templates.setState');
  const remove = useCall('templates.delete');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isChanged = name !== template.name || body !== template.body || pictures !== links;
  const changedPictures = pictures === links ? {} : { media: picturesOf(pictures) };
  const state = (to: 'draft' | 'approved' | 'archived', label: string) => ({
    label,
    isDisabled: template.state === to,
    onAction: () =>
      void setState.make(
        { ...params, state: to },
        {
          said: `The template is ${inWords(to).toLowerCase()}.`,
          undo: (call) => call('templates.setState', { ...params, state: template.state as 'draft' }),
        },
      ),
  });
  return (
    <Page
      title={template.name}
      parent={PARENT}
      badge={<StateBadge state={template.state} />}
      calls={[{ skill: 'templates.get', params }]}
      actions={
        <ActionMenu
          label="More"
          actions={[
            state('approved', 'Approve'),
            state('draft', 'Back to draft'),
            state('archived', 'Archive'),
            {
              label: 'Delete',
              icon: 'trash',
              isDanger: true,
              onAction: () => setAsking(true),
            },
          ]}
        />
      }
    >
      <Form
        onSubmit={() =>
          void update.make(
            { ...params, name, body, expected_version: template.version, ...changedPictures },
            {
              said: `Saved as version ${template.version + 1}.`,
              undo: (call) =>
                call('templates.update', {
                  ...params,
                  name: template.name,
                  body: template.body,
                  ...(pictures === links ? {} : { media: picturesOf(links) }),
                }),
            },
          )
        }
        error={update.error ?? setState.error}
      >
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired maxLength={100} />
        <Draft body={body} onChange={setBody} pictures={pictures} onPictures={setPictures} />
        <div className="row">
          <Button kind="primary" type="submit" isPending={update.isPending} isDisabled={!isChanged}>
            Save as version {template.version + 1}
          </Button>
        </div>
      </Form>
      <ConfirmCall
        title={`Delete ${template.name}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={remove}
        params={params}
        action="Delete"
        isDanger
        onDone={() => void navigate('/templates')}
      >
        The template and its versions are gone.
      </ConfirmCall>
      <Section title="Versions">
        <ul className="card flush rows">
          {versions.map((version) => (
            <li key={version.version} className="row">
              <strong>{version.version}</strong>
              <span className="grow prose">{version.body}</span>
              <DateTime at={version.created_at} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
