import type { RegistrationRejection } from '../../../generated/types.ts';
import type { RegistryOrder, RegistryStep } from '../registry.ts';

/** The fields that choose the script. */
export type ScriptInput = Pick<RegistryOrder, 'kind' | 'ein' | 'referenceId' | 'attempt'>;

/** A status change at this time after the submission. */
export interface TimedStep extends RegistryStep {
  readonly afterMs: number;
}

const SECOND = 1_000;
const THREE_DAYS = 3 * 24 * 3600 * SECOND;

const rejections: Readonly<Record<string, RegistrationRejection>> = {
  '30885': {
    code: '30885',
    field: 'description',
    fix: 'This content is not allowed; the campaign cannot be resubmitted.',
  },
  '30886': {
    code: '30886',
    field: 'description',
    fix: 'Describe who sends, who receives, and why; then submit again.',
  },
  '30889': {
    code: '30889',
    field: 'flags.embedded_phone',
    fix: 'Set the flag to match the samples; then submit again.',
  },
  '30893': {
    code: '30893',
    field: 'samples',
    fix: 'Use samples as they will be sent for this use case; then submit again.',
  },
  '30896': {
    code: '30896',
    field: 'message_flow',
    fix: 'Describe where and how subscribers opt in; then submit again.',
  },
  '30899': { code: '30899', field: 'registration', fix: 'Carriers rejected it: contact the support of the registry.' },
  '30900': {
    code: '30900',
    field: 'use_case',
    fix: 'Register another campaign with a use case that this brand is eligible for.',
  },
  '30902': {
    code: '30902',
    field: 'registration',
    fix: 'The second reviewer rejected it: contact the support of the registry.',
  },
  '30908': {
    code: '30908',
    field: 'privacy_url',
    fix: 'State in the policy that numbers are not shared; then submit again.',
  },
  '30909': { code: '30909', field: 'message_flow', fix: 'Complete the call to action; then submit again.' },
  '30544': {
    code: '30544',
    field: 'message_flow',
    fix: 'State the purpose of the messages in the call to action; then submit again.',
  },
  '30441': { code: '30441', field: 'samples', fix: 'This content is not allowed on toll-free numbers.' },
  '30493': {
    code: '30493',
    field: 'privacy_url',
    fix: 'Make both policies publicly accessible; then submit again.',
  },
  '30509': {
    code: '30509',
    field: 'opt_in_image_urls',
    fix: 'Make the images publicly accessible; then submit again.',
  },
  '30929': { code: '30929', field: 'use_case', fix: 'Register the actual use case, without emergency alerts.' },
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

/** EINs that no company has, because none starts with 00. */
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
  ['sim-slow', provisioned.map((step, index) => (index < 3 ? step : { ...step, afterMs: THREE_DAYS + step.afterMs }))],
  ['sim-suspend', [...provisioned, { afterMs: 60 * SECOND, status: 'TCR_SUSPENDED' }]],
  ['sim-expire', [...provisioned, { afterMs: 60 * SECOND, status: 'TCR_EXPIRED' }]],
] as readonly (readonly [string, readonly TimedStep[]])[];

const reviewed: readonly TimedStep[] = [
  { afterMs: 1 * SECOND, status: 'IN_REVIEW' },
  { afterMs: 3 * SECOND, status: 'APPROVED' },
];

/** Toll-free verifications have their own codes. */
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

const REJECTIONS = /^sim-(?:reject|dca2|mno|provisioning)/;

/**
 * The script of an order depends only on the order, so that a repeat after a crash gives the same
 * result.
 */
export function scriptFor({ kind, ein, referenceId, attempt }: ScriptInput): readonly TimedStep[] {
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
  // A resubmission succeeds.
  if (attempt > 1 && REJECTIONS.test(name)) return provisioned;
  const rejected = /^sim-reject-(\d{5})/.exec(name)?.[1];
  if (rejected !== undefined) return [{ afterMs: SECOND, status: 'TCR_FAILED', rejection: rejectionOf(rejected) }];
  return campaigns.find(([prefix]) => name.startsWith(prefix))?.[1] ?? provisioned;
}

/** Orders whose first response is lost although the order was accepted. */
export function losesResponse({ kind, ein, referenceId }: ScriptInput): boolean {
  return kind === 'brand' ? (ein ?? '').replace(/-/g, '') === '000000006' : (referenceId ?? '').startsWith('sim-lost');
}
