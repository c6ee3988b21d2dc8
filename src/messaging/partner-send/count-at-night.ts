import type { Sql } from '../../platform/sql.ts';
import type { SendFacts } from '../gates/facts.ts';
import type { Owner } from '../tenancy.ts';
import { readTouches } from '../timing/touches.ts';
import type { RefusalFacts } from './statement.ts';

/**
 * The database counts nobody's texts for one that comes at night: they are looked up for its refusal, which names the first moment at which
 * hours and caps let it out.
 */
export async function countAtNight(
  sql: Sql,
  findOwner: () => Promise<Owner>,
  { recipient, timing }: Pick<SendFacts, 'recipient' | 'timing'>,
): Promise<Partial<Pick<RefusalFacts, 'touches'>>> {
  const { judged, dueAt } = timing;
  if (judged === null || judged.verdict.allowed || judged.caps.length === 0 || !recipient.ok) return {};
  const phone = recipient.e164;
  const found = await readTouches(sql, await findOwner(), [{ phone, caps: judged.caps, at: dueAt }], { alone: false });
  return { touches: (found.get(phone) ?? []).map((touch) => touch.toISOString()) };
}
