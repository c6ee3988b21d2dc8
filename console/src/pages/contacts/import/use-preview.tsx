import type { ReactNode } from 'react';
import { Badge, inWords } from '../../../parts/badge.tsx';
import { useSkill } from '../../../service/use-skill.ts';
import { answerParams, NO_ANSWERS } from './answers.ts';
import { type Mapping, mappingParam } from './mapping.ts';
import type { Sheet } from './read-file.ts';

const PREVIEWED = 20;

/** What a dry run of the first rows says of each. */
export function usePreview(sheet: Sheet, mapping: Mapping): readonly ReactNode[] {
  const params = { mapping: mappingParam(mapping, sheet), ...answerParams(sheet, mapping, NO_ANSWERS) };
  const dryRun = useSkill(
    'contacts.import',
    { rows: sheet.rows.slice(0, PREVIEWED), ...params, dry_run: true },
    { keepPrevious: true, enabled: Object.values(mapping).includes('phone') },
  );
  if (!Object.values(mapping).includes('phone'))
    return [
      <Badge key="phone" tone="care">
        Which is the phone?
      </Badge>,
    ];
  return (dryRun.data?.rows ?? []).map(({ row, outcome, code }) => (
    <Badge key={row} tone={outcome === 'rejected' ? 'bad' : outcome === 'created' ? 'good' : 'plain'}>
      {code === undefined ? inWords(outcome) : `${inWords(outcome)}: ${inWords(code).toLowerCase()}`}
    </Badge>
  ));
}
