import { FEWEST_ATTEMPTS, OPEN_MS, SHARE_OF_FAILURES, WINDOW_MS } from '../../../src/domain/webhooks/breaker.ts';
import { ATTEMPTS_AFTER_MS, FLOOR_MS, JITTER, MOST_STEPS } from '../../../src/domain/webhooks/schedule.ts';
import { type Block, code, heading, list, paragraph } from './blocks.ts';

/** When an event is attempted, what counts as an answer, and what a receiver has to reckon with. Attempts, jitter, floor and breaker are the constants that the service goes by; the limits of a request are written out. */
export function deliverySection(): Block[] {
  const [, ...later] = ATTEMPTS_AFTER_MS;
  return [
    heading(2, 'Delivery'),
    paragraph(
      `An event is attempted up to ${ATTEMPTS_AFTER_MS.length} times: at once, then ${later.map(duration).join(', ')} after the first attempt. Each step from one attempt to the next is spread by ${percent(JITTER)} either way. After the last attempt the event is dead: `,
      code('partner.outbox.list'),
      ' shows it and ',
      code('partner.outbox.replay'),
      ' sends it once more.',
    ),
    list(
      ['Only a 2xx status counts as delivered. Redirects are not followed.'],
      [
        'A connection has to stand within 5 s and the answer to be there within 15 s of the beginning. At most 16 KiB of it are read.',
      ],
      [
        code('Retry-After'),
        ` is obeyed up to ${MOST_STEPS} times the step, and never shortens it. After a 429 or a time-out the next attempt comes after ${duration(FLOOR_MS)} at the earliest.`,
      ],
      [
        '410 disables the endpoint. That uses no attempt and leaves no entry in ',
        code('attempts'),
        '. ',
        code('partner.configureWebhook'),
        ' enables it again, and what waited goes out.',
      ],
      [
        `A breaker opens when ${percent(SHARE_OF_FAILURES)} of ${FEWEST_ATTEMPTS} or more attempts in ${duration(WINDOW_MS)} failed. For ${duration(OPEN_MS)} nothing is attempted, then one event tries: success closes the breaker, failure leaves it open as long again. Waiting for it uses no attempts.`,
      ],
      ['At most 10 requests are under way at once.'],
      [
        'Order is kept for each end-customer: an event goes out when those before it are delivered or dead. One that fails holds up the later ones of its end-customer and nobody else’s.',
      ],
      ['A body has at most 20 KB.'],
      ['An event may come twice, and again when it is replayed: deduplicate by its ', code('id'), '.'],
    ),
  ];
}

const UNITS = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** In the largest unit that it is a whole number of, from two of it on: `60 s`, `5 min`. */
function duration(ms: number): string {
  const [unit, length] = UNITS.find(([, unitMs]) => ms % unitMs === 0 && ms > unitMs) ?? UNITS[2];
  return `${ms / length} ${unit}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
