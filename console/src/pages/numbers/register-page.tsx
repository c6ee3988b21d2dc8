import { useParams } from 'react-router';
import { inWords } from '../../parts/badge.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { SkillForm } from '../../parts/schema/skill-form.tsx';

const FORMS = {
  brand: {
    skill: 'compliance.registerBrand',
    title: 'Register a brand',
    lead: 'Who you are, as the registry of carriers knows it.',
  },
  campaign: {
    skill: 'compliance.registerCampaign',
    title: 'Register a campaign',
    lead: 'What you send, and how people signed up for it.',
  },
  'toll-free': {
    skill: 'compliance.registerTollFree',
    title: 'Verify a toll-free number',
    lead: 'What a toll-free number is used for.',
  },
} as const;

interface Finding {
  readonly code: string;
  readonly message?: string;
  readonly fix?: string;
}

/** A registration as a form. The answer tells what reviewers would refuse. */
export function RegisterPage() {
  const { kind = 'brand' } = useParams();
  const { skill, title, lead } = FORMS[kind as keyof typeof FORMS] ?? FORMS.brand;
  return (
    <Page
      title={title}
      lead={lead}
      parent={{ to: '/numbers?tab=registration', label: 'Registration' }}
      calls={[{ skill, params: {} }]}
    >
      <SkillForm key={skill} skill={skill} submit="Submit">
        {(result) => {
          const { lint = [], status } = result as { readonly lint?: readonly Finding[]; readonly status: string };
          return (
            <>
              <Notice tone={lint.length === 0 ? 'good' : 'care'} title={inWords(status.toLowerCase())} />
              {lint.map(({ code, message, fix }) => (
                <Notice key={code} tone="care" title={message ?? code}>
                  {fix}
                </Notice>
              ))}
            </>
          );
        }}
      </SkillForm>
    </Page>
  );
}
