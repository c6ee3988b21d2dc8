import fc from 'fast-check';
import {
  hasFailed,
  mayMoveAssignment,
  nextBrandStatus,
  nextCampaignStatus,
} from '../../../src/domain/registration/status.ts';
import type { CampaignStatus } from '../../../src/generated/types.ts';

const all: readonly CampaignStatus[] = [
  'TCR_PENDING',
  'TCR_SUSPENDED',
  'TCR_EXPIRED',
  'TCR_ACCEPTED',
  'TCR_FAILED',
  'TELNYX_ACCEPTED',
  'TELNYX_FAILED',
  'MNO_PENDING',
  'MNO_ACCEPTED',
  'MNO_REJECTED',
  'MNO_PROVISIONED',
  'MNO_PROVISIONING_FAILED',
];
const way: readonly CampaignStatus[] = [
  'TCR_PENDING',
  'TCR_ACCEPTED',
  'TELNYX_ACCEPTED',
  'MNO_PENDING',
  'MNO_ACCEPTED',
  'MNO_PROVISIONED',
];
const play = (reports: readonly CampaignStatus[]): CampaignStatus =>
  reports.reduce<CampaignStatus>((status, report) => nextCampaignStatus(status, report) ?? status, 'TCR_PENDING');

test('a registration advances step by step to approved, and may skip steps', () => {
  expect(play(way)).toBe('MNO_PROVISIONED');
  expect(nextCampaignStatus('TCR_PENDING', 'MNO_PROVISIONED')).toBe('MNO_PROVISIONED');
});

test('a rejection is final, and an approved registration is no longer rejected, whatever events arrive', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 20 }), (reports) => {
      let status: CampaignStatus = 'TCR_PENDING';
      for (const report of reports) {
        const next = nextCampaignStatus(status, report);
        if (hasFailed(status) || status === 'TCR_EXPIRED') expect(next).toBeNull();
        if (next !== null && hasFailed(next)) expect(way.indexOf(status)).toBeLessThan(5);
        if (next !== null && way.includes(next) && way.includes(status))
          expect(way.indexOf(next)).toBeGreaterThan(way.indexOf(status));
        status = next ?? status;
      }
    }),
  );
});

test('repeated and late events change nothing', () => {
  expect(play([...way, ...way])).toBe('MNO_PROVISIONED');
  expect(play(['MNO_ACCEPTED', 'TCR_ACCEPTED', 'MNO_PENDING'])).toBe('MNO_ACCEPTED');
});

test('a suspension can be lifted, an expiry cannot', () => {
  expect(play([...way, 'TCR_SUSPENDED', 'MNO_PROVISIONED'])).toBe('MNO_PROVISIONED');
  expect(play([...way, 'TCR_SUSPENDED', 'MNO_ACCEPTED'])).toBe('TCR_SUSPENDED');
  expect(play([...way, 'TCR_EXPIRED', 'MNO_PROVISIONED'])).toBe('TCR_EXPIRED');
});

test('the decision on a brand is final', () => {
  expect(nextBrandStatus('REGISTRATION_PENDING', 'OK')).toBe('OK');
  expect(nextBrandStatus('OK', 'REGISTRATION_FAILED')).toBeNull();
  expect(nextBrandStatus('REGISTRATION_FAILED', 'OK')).toBeNull();
});

test('a number is assigned before it is unassigned', () => {
  expect(mayMoveAssignment('PENDING_ASSIGNMENT', 'ASSIGNED')).toBe(true);
  expect(mayMoveAssignment('ASSIGNED', 'FAILED_ASSIGNMENT')).toBe(false);
  expect(mayMoveAssignment('FAILED_UNASSIGNMENT', 'PENDING_UNASSIGNMENT')).toBe(true);
});
