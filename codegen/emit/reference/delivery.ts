import { FAILURE_RATE, MIN_ATTEMPTS, OPEN_MS, WINDOW_MS } from '../../../src/domain/webhooks/breaker.ts';
import { ATTEMPTS_AFTER_MS, JITTER, MAX_STEPS, MIN_OVERLOAD_DELAY_MS } from '../../../src/domain/webhooks/schedule.ts';
import { type Block, heading, list, paragraph, prose } from './blocks.ts';

/**
 * Retries, timeouts and ordering of events. The retry schedule and the circuit breaker are printed
 * from the constants of the service; the limits of a request are written out.
 */
export function deliverySection(): Block[] {
  const [, ...later] = ATTEMPTS_AFTER_MS;
  const sentences = [
    'An attempt succeeds only with a 2xx status. Redirects are not followed.',
    'The connection must be established within 5 s and the response must arrive within 15 s of the start. The service reads at most 16 KiB of it.',
    `\`Retry-After\` can delay the next attempt up to ${MAX_STEPS} times the scheduled interval and never makes it earlier. After a 429 or a timeout, the next attempt is at least ${duration(MIN_OVERLOAD_DELAY_MS)} later.`,
    'A 410 disables the endpoint. It does not count as an attempt and is not listed in `attempts`. `partner.configureWebhook` enables the endpoint again, and waiting events are delivered.',
    `A circuit breaker opens when ${percent(FAILURE_RATE)} of at least ${MIN_ATTEMPTS} attempts in ${duration(WINDOW_MS)} have failed. No attempts are made for ${duration(OPEN_MS)}. Then one event is attempted: success closes the breaker, failure keeps it open for the same time again. Waiting for the breaker does not count as an attempt.`,
    'At most 10 requests run concurrently.',
    'Events are ordered per end-customer: an event is sent after all earlier events of the same end-customer are delivered or dead. A failing event delays only later events of the same end-customer.',
    'The body of an event has at most 20 KB.',
    'An event can be delivered more than once, and is delivered again when you replay it: use its `id` to discard duplicates.',
  ];
  return [
    heading(2, 'Delivery'),
    paragraph(
      ...prose(
        `The service makes up to ${ATTEMPTS_AFTER_MS.length} attempts per event: immediately, then ${later.map(duration).join(', ')} after the first attempt. Each interval between two attempts varies randomly by up to ${percent(JITTER)}. After the last failed attempt the event is dead: \`partner.outbox.list\` shows it and \`partner.outbox.replay\` sends it again.`,
      ),
    ),
    list(...sentences.map(prose)),
  ];
}

const UNITS = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

/** A duration in the largest unit that divides it and gives at least 2: `60 s`, `5 min`. */
function duration(ms: number): string {
  const [unit, length] = UNITS.find(([, unitMs]) => ms % unitMs === 0 && ms > unitMs) ?? UNITS[2];
  return `${ms / length} ${unit}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
