import { useNavigate, useParams } from 'react-router';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { SkillForm } from '../../parts/schema/skill-form.tsx';
import { useSkill } from '../../service/use-skill.ts';

const PARENT = { to: '/numbers?tab=programs', label: 'Programs' };

export function NewProgramPage() {
  const navigate = useNavigate();
  return (
    <Page title="New program" parent={PARENT} calls={[{ skill: 'program.create', params: {} }]}>
      <SkillForm skill="program.create" submit="Create program" onDone={() => void navigate(PARENT.to)} />
    </Page>
  );
}

export function ProgramPage() {
  const { id = '' } = useParams();
  const params = { program_id: id };
  const found = useSkill('program.get', params);
  const checked = useSkill('program.validate', params);
  return (
    <Loaded answer={found}>
      {({ program }) => {
        const { id: _id, version, created_at: _created, updated_at: _updated, use_case: useCase, ...rest } = program;
        const values = {
          ...params,
          ...rest,
          ...(useCase === null ? {} : { use_case: useCase }),
          expected_version: version,
        };
        return (
          <Page title={program.name} parent={PARENT} calls={[{ skill: 'program.get', params }]}>
            <Loaded answer={checked}>
              {({ findings }) =>
                findings.length === 0 ? (
                  <Notice tone="good" title="Reviewers find nothing to refuse." />
                ) : (
                  findings.map((finding) => (
                    <Notice
                      key={`${finding.rule} ${finding.field}`}
                      tone={finding.severity === 'error' ? 'bad' : 'care'}
                      title={finding.message}
                    >
                      {finding.fix}
                    </Notice>
                  ))
                )
              }
            </Loaded>
            <SkillForm key={version} skill="program.update" values={values} submit={`Save as version ${version + 1}`} />
          </Page>
        );
      }}
    </Loaded>
  );
}
