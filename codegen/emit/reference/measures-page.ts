import { MEASURES, type MeasureName, measureOf } from '../../../src/measures/definitions/measures.ts';
import { DIMENSIONS, type Dimension } from '../../../src/measures/rollups/dimensions.ts';
import { code, heading, type Page, paragraph, type Text, table } from './blocks.ts';

const TIMES = {
  acceptance: 'when the message was accepted for sending',
  decision: 'when the contact was decided on',
  event: 'when it happened',
} as const;

/** Every measure, once: the same definitions that metrics.catalog returns. */
export function measuresPage(): Page {
  return {
    name: 'measures',
    title: 'Measures',
    summary:
      'The one definition of each figure: what is sent, delivered, failed, clicked and spent, and when it counts.',
    blocks: [
      heading(1, 'Measures'),
      paragraph(
        'Every figure of ',
        code('metrics.query'),
        ', ',
        code('analytics.overview'),
        ' and the counters of campaigns is one of these. The status that a message gets later counts in the interval in which the message was accepted, so that in every interval delivered is at most sent, and sent at most accepted. The counters of a campaign call rejected messages failed.',
      ),
      table(
        ['measure', 'unit', 'what is counted', 'counts', 'grouped also by'],
        (Object.keys(MEASURES) as MeasureName[]).map((name): readonly Text[] => {
          const { unit, means, countedAt, detail } = measureOf(name);
          return [
            [code(name)],
            [unit.replace('_', ' ')],
            [means],
            [TIMES[countedAt]],
            detail === undefined ? ['–'] : [code(detail)],
          ];
        }),
      ),
      heading(2, 'Dimensions'),
      table(
        ['dimension', 'what it is'],
        (Object.keys(DIMENSIONS) as Dimension[]).map((name): readonly Text[] => [[code(name)], [DIMENSIONS[name]]]),
      ),
    ],
  };
}
