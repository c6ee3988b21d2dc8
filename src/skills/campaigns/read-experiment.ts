import { emptyVariant } from '../../domain/experiments/allocation.ts';
import { invalidParams } from '../../errors.ts';
import type { ExperimentInput } from '../../generated/types.ts';
import { type ApprovedMedia, approvedMedia } from '../../media/media-file.ts';
import { filesOfLinks } from '../../media/require-files.ts';
import { allocationOf, type Experiment } from '../../sending/campaigns/experiment.ts';
import type { WriteContext } from '../../skill.ts';

const PATH = '/experiment';

/**
 * Adds the defaults and reads the files. Throws -32602 when the parts do not fit together, and what
 * `filesOfLinks` throws.
 */
export async function readExperiment(
  { variants, hold_out_percent: heldOut = 0, test_percent: tested = 100, seed, winner }: ExperimentInput,
  campaignId: string,
  { tx, account, now }: Pick<WriteContext, 'tx' | 'account' | 'now'>,
): Promise<Experiment> {
  const names = variants.map(({ name }) => name.toLowerCase());
  if (new Set(names).size < names.length)
    throw invalidParams('Two variants have the same name.', [
      { path: `${PATH}/variants`, rule: 'names must be different' },
    ]);
  if ((winner !== undefined) !== tested < 100)
    throw invalidParams(
      winner === undefined
        ? 'A test on a part of the contacts needs winner, which chooses what the others receive.'
        : 'A winner needs contacts that wait for it. Set test_percent below 100, or leave winner out.',
      [{ path: `${PATH}/test_percent`, rule: 'must be below 100 with winner, and 100 without' }],
    );
  const files: (ApprovedMedia[] | null)[] = [];
  for (const { media = [] } of variants) files.push(approvedMedia(await filesOfLinks(tx, account, media, now)));
  const experiment: Experiment = {
    seed: seed ?? campaignId,
    variants: variants.map(({ name, body = null, template_id = null, weight = 1 }, index) => ({
      name,
      body,
      template_id,
      template_version: null,
      weight,
      ...(files[index] != null && { media: files[index] }),
    })),
    hold_out_percent: heldOut,
    test_percent: tested,
    winner:
      winner === undefined
        ? null
        : { min_recipients_per_variant: 100, confidence_percent: 95, on_no_winner: 'stop', ...winner },
  };
  const empty = emptyVariant(allocationOf(experiment));
  if (empty !== null)
    throw invalidParams(`Variant ${variants[empty]?.name} gets no contact: its weight is too small.`, [
      { path: `${PATH}/variants/${empty}/weight`, rule: 'must give the variant at least 0.01 percent of the contacts' },
    ]);
  return experiment;
}
