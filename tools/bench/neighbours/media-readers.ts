import { endProcess } from '../../../test/support/service-process.ts';
import { contactId } from '../contacts.ts';
import { firstLine } from '../process.ts';
import { type Attack, insist, type Noisy } from './attack.ts';

const READERS = 32;
/** A file of 5 MB takes a minute and a half. */
const SLOW_BYTES_PER_SECOND = 50_000;

export const mediaReaders: Attack = {
  name: `${READERS} readers of media in loops`,
  start: (noisy) => startReaders(noisy, '/fast.png', 0),
};

export const slowMediaReaders: Attack = {
  name: `${READERS} readers of media with ${SLOW_BYTES_PER_SECOND / 1000} kB/s each`,
  start: (noisy) => startReaders(noisy, '/slow.png', SLOW_BYTES_PER_SECOND),
};

/** Each attack reads a file of its own, which no one has read before. */
async function startReaders(
  { stage, bench, account, receivers }: Noisy,
  path: string,
  bytesPerSecond: number,
): Promise<() => Promise<void>> {
  await insist(() =>
    bench.call(account.key, 'messages.send', {
      contact_id: contactId(1),
      text: 'Your order.',
      purpose: 'transactional',
      media: [`${receivers.picture}${path}`],
    }),
  );
  const { rows } = await bench.pool.query<{ code: string }>(
    "SELECT code FROM media_files WHERE tenant_id = $1 AND url LIKE '%' || $2",
    [account.accountId, path],
  );
  const [file] = rows;
  if (file === undefined) throw new Error('The message with media was not sent.');
  const url = new URL(`/m/${file.code}.png`, bench.url).href;
  const readers = stage.start([
    ...['node', 'tools/bench/processes/readers.mjs'],
    ...[url, String(READERS), String(bytesPerSecond)],
  ]);
  await firstLine(readers);
  return () => endProcess(readers);
}
