import { useState } from 'react';
import { NumberField, TextField } from '../../parts/field.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { useDeferred } from '../../service/use-deferred.ts';
import { useSkill } from '../../service/use-skill.ts';

/** What a message costs, before it is a campaign. */
export function Estimate() {
  const [text, setText] = useState('');
  const [people, setPeople] = useState(1000);
  const settled = useDeferred(text);
  const { data } = useSkill(
    'messages.preview',
    { text: settled },
    { enabled: settled.trim() !== '', keepPrevious: true },
  );
  const credits = data?.credits ?? 0;
  return (
    <div className="columns">
      <div className="stack">
        <TextField label="Message" rows={6} value={text} onChange={setText} />
        <NumberField label="People" value={people} onChange={setPeople} minValue={1} />
      </div>
      <Figures>
        <Figure label="Segments" value={data?.segments ?? null} />
        <Figure label="Credits each" value={text === '' ? null : credits} />
        <Figure label="Credits for all" value={text === '' || Number.isNaN(people) ? null : credits * people} />
      </Figures>
    </div>
  );
}
