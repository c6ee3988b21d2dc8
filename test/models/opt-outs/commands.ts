import fc from 'fast-check';
import { upTo } from '../../support/models/runs.ts';

export const HOUR_MS = 3_600_000;

/** One number for each program, and one without a program. */
export type Place = 'news' | 'orders' | 'bare';
export type Scope = 'all' | 'news' | 'orders';

export type Command =
  | { readonly kind: 'write'; readonly text: 'STOP' | 'ONLY' | 'START' | 'YES'; readonly to: Place }
  | { readonly kind: 'staffOut'; readonly scope: Scope }
  | { readonly kind: 'form'; readonly scope: Scope }
  | { readonly kind: 'suppress'; readonly scope: Scope }
  | { readonly kind: 'send'; readonly from: Place }
  | { readonly kind: 'advance'; readonly ms: number };

const place = fc.constantFrom<Place[]>('news', 'news', 'orders', 'bare');
const scope = fc.constantFrom<Scope[]>('all', 'news', 'orders');

const atOnce: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('write' as const),
      text: fc.constantFrom('STOP' as const, 'ONLY' as const, 'ONLY' as const, 'START' as const, 'YES' as const),
      to: place,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('staffOut' as const), scope }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('form' as const), scope }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('send' as const), from: place }) },
];
/** An account suppression is permanent, so it is generated rarely. */
const suppress = { weight: 1, arbitrary: fc.record({ kind: fc.constant('suppress' as const), scope }) } as const;
const advance = fc.record({
  kind: fc.constant('advance' as const),
  ms: fc.constantFrom(1, 1, 60_000, 12 * HOUR_MS, 24 * HOUR_MS - 1, 24 * HOUR_MS, 24 * HOUR_MS + 1),
});

export const alone = upTo(
  40,
  fc.oneof(...atOnce, { weight: 7, arbitrary: advance }, suppress).map((command): readonly Command[] => [command]),
);

/** Up to three concurrent commands; the clock does not advance meanwhile. */
export const together = upTo(
  20,
  fc.oneof(
    { weight: 5, arbitrary: fc.array(fc.oneof(...atOnce, suppress), { minLength: 2, maxLength: 3 }) },
    { weight: 2, arbitrary: advance.map((command): Command[] => [command]) },
  ),
);
