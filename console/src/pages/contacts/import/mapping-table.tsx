import { SelectField } from '../../../parts/field.tsx';
import { Section } from '../../../parts/page.tsx';
import { counted } from '../../../parts/values.tsx';
import { attributeOf, FIELDS, type Mapping } from './mapping.ts';
import type { Sheet } from './read-file.ts';
import { usePreview } from './use-preview.tsx';

interface MappingTableProps {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  onChange(mapping: Mapping): void;
  /** Reads another sheet of the workbook. */
  onTab(tab: string): void;
}

const SHOWN = 6;

/** What each column means, above the first rows and what an import would do with them. */
export function MappingTable({ sheet, mapping, onChange, onTab }: MappingTableProps) {
  const { columns, rows, name } = sheet;
  const outcomes = usePreview(sheet, mapping);
  const optionsOf = (column: string) => [
    ...FIELDS,
    { id: attributeOf(column), label: `Attribute “${attributeOf(column).slice('attributes.'.length)}”` },
    { id: 'ignore', label: 'Ignore' },
  ];
  return (
    <Section title={name} aside={<span className="quiet">{counted(rows.length, 'row')}</span>}>
      {sheet.tabs.length > 1 && (
        <SelectField
          label="Sheet"
          options={sheet.tabs.map((tab) => ({ id: tab, label: tab }))}
          value={sheet.tab}
          onChange={onTab}
          isCompact
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="mapping" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">This row will be</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <div className="stack tight">
                    <strong className="truncate">{column}</strong>
                    <SelectField
                      label={`Field of ${column}`}
                      options={optionsOf(column)}
                      value={mapping[column] === '' ? 'ignore' : (mapping[column] ?? 'ignore')}
                      onChange={(field) => onChange({ ...mapping, [column]: field === 'ignore' ? '' : field })}
                      isCompact
                    />
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={index}>
                <td className="row-state">{outcomes[index] ?? <span className="quiet">…</span>}</td>
                {columns.map((column) => (
                  <td key={column} className={mapping[column] === '' ? 'quiet' : undefined}>
                    {String(row[column] ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
