import type { RegistrationRejection } from '../../../generated/types.ts';
import type { RegistryOrder, RegistryStep } from '../registry.ts';

/** What the script hangs on. */
export type ChosenBy = Pick<RegistryOrder, 'kind' | 'ein' | 'referenceId' | 'attempt'>;

/** Something that happens this long after the submission. */
export interface TimedStep extends RegistryStep {
  readonly afterMs: number;
}

const SECOND = 1_000;
const THREE_DAYS = 3 * 24 * 3600 * SECOND;

const rejections: Readonly<Record<string, RegistrationRejection>> = {
  '30885': {
    code: '30885',
    field: 'description',
    fix: 'Content of this kind is not taken; a campaign like this cannot be resubmitted.',
  },
  '30886': { code: '30886', field: 'description', fix: 'Say who sends, who receives, and why; then submit again.' },
  '30889': {
    code: '30889',
    field: 'flags.embedded_phone',
    fix: 'Let the flag say what the samples show; then submit again.',
  },
  '30893': {
    code: '30893',
    field: 'samples',
    fix: 'Show texts as they will be sent for this use case; then submit again.',
  },
  '30896': { code: '30896', field: 'message_flow', fix: 'Say where and how people agree; then submit again.' },
  '30899': { code: '30899', field: 'registration', fix: 'Carriers turned it down: ask the support of the registry.' },
  '30900': {
    code: '30900',
    field: 'use_case',
    fix: 'Register another campaign with a use case that this brand may have.',
  },
  '30902': {
    code: '30902',
    field: 'registration',
    fix: 'The second reviewer turned it down: ask the support of the registry.',
  },
  '30908': {
    code: '30908',
    field: 'privacy_url',
    fix: 'Say in the policy that numbers are not shared; then submit again.',
  },
  '30909': { code: '30909', field: 'message_flow', fix: 'Give the whole call to action; then submit again.' },
  '30544': {
    code: '30544',
    field: 'message_flow',
    fix: 'Say in the call to action what the texts are about; then submit again.',
  },
  '30441': { code: '30441', field: 'samples', fix: 'Content of this kind is not taken on toll-free numbers.' },
  '30493': {
    code: '30493',
    field: 'privacy_url',
    fix: 'Put both policies where everybody can open them; then submit again.',
  },
  '30509': {
    code: '30509',
    field: 'opt_in_image_urls',
    fix: 'Put the pictures where everybody can open them; then submit again.',
  },
  '30929': { code: '30929', field: 'use_case', fix: 'Register what the texts are, without emergency alerts.' },
};

function rejectionOf(code: string): RegistrationRejection {
  return (
    rejections[code] ?? {
      code,
      field: 'registration',
      fix: 'See twilio.com/docs/api/errors for this code; then submit again.',
    }
  );
}

const accepted: readonly TimedStep[] = [
  { afterMs: 1 * SECOND, status: 'TCR_ACCEPTED' },
  { afterMs: 2 * SECOND, status: 'TELNYX_ACCEPTED' },
  { afterMs: 3 * SECOND, status: 'MNO_PENDING' },
];
const provisioned: readonly TimedStep[] = [
  ...accepted,
  { afterMs: 4 * SECOND, status: 'MNO_ACCEPTED' },
  { afterMs: 5 * SECOND, status: 'MNO_PROVISIONED' },
];

const confirmed = (score: number, afterMs = 2 * SECOND): readonly TimedStep[] => [
  { afterMs, status: 'OK', identity: 'VETTED_VERIFIED', score },
];

/** EINs that no company has, because none begins with 00. */
const brands: Readonly<Record<string, readonly TimedStep[]>> = {
  '000000001': [
    {
      afterMs: 2 * SECOND,
      status: 'REGISTRATION_FAILED',
      identity: 'UNVERIFIED',
      rejection: {
        code: '30894',
        field: 'ein',
        fix: 'Write ein and legal_name as on the IRS letter CP-575; then submit again.',
      },
    },
  ],
  '000000002': [{ afterMs: 2 * SECOND, status: 'OK', identity: 'UNVERIFIED', score: null }],
  '000000003': confirmed(80, THREE_DAYS),
  '000000004': confirmed(20),
  '000000005': confirmed(60),
};

const campaigns: readonly (readonly [prefix: string, steps: readonly TimedStep[]])[] = [
  ['sim-dca2', [accepted[0], { afterMs: 2 * SECOND, status: 'TELNYX_FAILED', rejection: rejectionOf('30902') }]],
  ['sim-mno', [...accepted, { afterMs: 4 * SECOND, status: 'MNO_REJECTED', rejection: rejectionOf('30899') }]],
  [
    'sim-provisioning',
    [
      ...provisioned.slice(0, 4),
      { afterMs: 5 * SECOND, status: 'MNO_PROVISIONING_FAILED', rejection: rejectionOf('30899') },
    ],
  ],
  ['sim-slow', provisioned.map((step, place) => (place < 3 ? step : { ...step, afterMs: THREE_DAYS + step.afterMs }))],
  ['sim-suspend', [...provisioned, { afterMs: 60 * SECOND, status: 'TCR_SUSPENDED' }]],
  ['sim-expire', [...provisioned, { afterMs: 60 * SECOND, status: 'TCR_EXPIRED' }]],
] as readonly (readonly [string, readonly TimedStep[]])[];

const reviewed: readonly TimedStep[] = [
  { afterMs: 1 * SECOND, status: 'IN_REVIEW' },
  { afterMs: 3 * SECOND, status: 'APPROVED' },
];

/** Toll-free numbers have codes of their own. */
function reviewsOf(name: string, attempt: number): readonly TimedStep[] {
  const rejected = /^sim-reject-(\d{5})/.exec(name)?.[1];
  if (rejected !== undefined && attempt === 1) {
    return [
      { afterMs: 1 * SECOND, status: 'IN_REVIEW' },
      { afterMs: 2 * SECOND, status: 'REJECTED', rejection: rejectionOf(rejected) },
    ];
  }
  return name.startsWith('sim-slow')
    ? reviewed.map((step) => ({ ...step, afterMs: THREE_DAYS + step.afterMs }))
    : reviewed;
}

const REFUSALS = /^sim-(?:reject|dca2|mno|provisioning)/;

/** What the registry will do with an order: it follows from the order alone, so that asking again after a crash gives the same. */
export function scriptFor({ kind, ein, referenceId, attempt }: ChosenBy): readonly TimedStep[] {
  const name = referenceId ?? '';
  if (kind === 'brand') return brands[(ein ?? '').replace(/-/g, '')] ?? confirmed(80);
  if (kind === 'toll_free') return reviewsOf(name, attempt);
  if (kind === 'assignment') {
    return name.startsWith('sim-assign-fail')
      ? [
          {
            afterMs: SECOND,
            status: 'FAILED_ASSIGNMENT',
            rejection: { code: '30899', field: 'number_id', fix: 'Assign another number, or try again.' },
          },
        ]
      : [{ afterMs: SECOND, status: 'ASSIGNED' }];
  }
  if (kind === 'unassignment') {
    return name.startsWith('sim-unassign-fail')
      ? [
          {
            afterMs: SECOND,
            status: 'FAILED_UNASSIGNMENT',
            rejection: { code: '30899', field: 'number_id', fix: 'Try again later.' },
          },
        ]
      : [{ afterMs: SECOND, status: 'UNASSIGNED' }];
  }
  // What is submitted again has been mended.
  if (attempt > 1 && REFUSALS.test(name)) return provisioned;
  const rejected = /^sim-reject-(\d{5})/.exec(name)?.[1];
  if (rejected !== undefined) return [{ afterMs: SECOND, status: 'TCR_FAILED', rejection: rejectionOf(rejected) }];
  return campaigns.find(([prefix]) => name.startsWith(prefix))?.[1] ?? provisioned;
}

/** The first answer to these is lost on its way, though the order was taken. */
export function losesAnswer({ kind, ein, referenceId }: ChosenBy): boolean {
  return kind === 'brand' ? (ein ?? '').replace(/-/g, '') === '000000006' : (referenceId ?? '').startsWith('sim-lost');
}
