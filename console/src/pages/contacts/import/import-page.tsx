import { useState } from 'react';
import { Notice } from '../../../parts/notice.tsx';
import { Page } from '../../../parts/page.tsx';
import '../contacts.css';
import { FileDrop } from './file-drop.tsx';
import { guessMapping, type Mapping, mappingParam } from './mapping.ts';
import { MappingTable } from './mapping-table.tsx';
import { Progress } from './progress.tsx';
import { readSheet, type Sheet } from './read-file.ts';
import { useImport } from './run-import.ts';
import { Settings } from './settings.tsx';

interface Chosen {
  readonly file: File;
  readonly sheet: Sheet;
  readonly mapping: Mapping;
}

/** A file becomes contacts: choose it, say what its columns mean, and see what happens first. */
export function ImportPage() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { progress, run, stop } = useImport();

  const read = (file: File, tab?: string) =>
    readSheet(file, tab).then(
      (sheet) => {
        setProblem(null);
        setChosen({ file, sheet, mapping: guessMapping(sheet) });
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : 'The file could not be read.'),
    );

  return (
    <Page
      title="Import contacts"
      parent={{ to: '/contacts', label: 'Contacts' }}
      lead="Importing the same file again changes nothing. People who opted out stay opted out."
      calls={[
        {
          skill: 'contacts.import',
          params: { rows: chosen?.sheet.rows.slice(0, 2) ?? [], mapping: chosen?.mapping ?? {} },
        },
      ]}
    >
      {problem !== null && <Notice tone="bad" title={problem} />}
      {chosen === null && <FileDrop onFile={(file) => void read(file)} />}
      {chosen !== null && progress === null && (
        <>
          <MappingTable
            sheet={chosen.sheet}
            mapping={chosen.mapping}
            onChange={(mapping) => setChosen({ ...chosen, mapping })}
            onTab={(tab) => void read(chosen.file, tab)}
          />
          <Settings
            sheet={chosen.sheet}
            mapping={chosen.mapping}
            onBack={() => setChosen(null)}
            onStart={(settings) =>
              void run(chosen.sheet, { ...settings, mapping: mappingParam(chosen.mapping, chosen.sheet) })
            }
          />
        </>
      )}
      {chosen !== null && progress !== null && <Progress sheet={chosen.sheet} progress={progress} onStop={stop} />}
    </Page>
  );
}
