import { beginsWithCalendarDate } from '../../domain/calendar-date.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { type Correction, NotRetained, recount } from '../../measures/rollups/recount.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { findAccount } from './queries.ts';
import { withDatabase } from './with-database.ts';

/** Recounts one day after the other, each in a transaction, and prints what was wrong. */
export async function recountAccount(
  id: string,
  { from, to }: { readonly from?: string; readonly to?: string },
  json: boolean,
): Promise<void> {
  const first = readDay(from) ?? Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;
  const last = readDay(to) ?? first;
  const corrections = await withDatabase(async (database) => {
    const account = await database.row(findAccount, id);
    if (account === null) throw new CommandFailure(`There is no account ${id}. List them with: tern operator accounts`);
    const owner = { tenantId: account.tenant_id, accountId: id };
    const found: Correction[] = [];
    for (let at = first; at <= last; at += DAY_MS)
      found.push(...(await database.transaction((tx) => recount(tx, owner, new Date(at), new Date(at + DAY_MS)))));
    return found;
  }).catch((error: unknown) => {
    if (!(error instanceof NotRetained)) throw error;
    const day = new Date(Math.ceil(error.since.getTime() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
    throw new CommandFailure(
      `Messages, replies or recipients of these days were deleted by age, so that a recount would lose their figures. Recount from ${day} on.`,
    );
  });
  const days = (last - first) / DAY_MS + 1;
  const lines = corrections.map(({ bucket, detail, changes }) => `${bucket} ${detail} ${JSON.stringify(changes)}`);
  const summary = `${days} ${days === 1 ? 'day' : 'days'} recounted, ${corrections.length} corrections`;
  process.stdout.write(json ? `${JSON.stringify({ days, corrections })}\n` : `${[...lines, summary].join('\n')}\n`);
}

function readDay(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !beginsWithCalendarDate(text))
    throw new CommandFailure(`${text} is no day. Use the form 2026-11-01.`, USAGE);
  return Date.parse(`${text}T00:00:00Z`);
}
