import type { BenchRow } from '../row.ts';

const PROGRAM = 'TERN_BENCH_LISTMONK';

export const peersCampaign: BenchRow = {
  name: 'peers-campaign',
  group: 'Peers',
  measures: `a campaign over HTTP, which is not measured against a peer yet; limit: the same campaign through the HTTP messenger of the listmonk that ${PROGRAM} names, absent without it`,
  run: async () => {
    if (process.env[PROGRAM] !== undefined)
      throw new Error(`This benchmark cannot measure listmonk yet. Unset ${PROGRAM}.`);
    return [
      {
        name: 'campaign drain against listmonk, HTTP messenger',
        measured: 'not measured',
        limit: `listmonk is absent: ${PROGRAM} is not set`,
        ratio: null,
      },
    ];
  },
};
