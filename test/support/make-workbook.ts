import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface WorkbookContent {
  /** The XML of `sheetData` by the name of each sheet. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly sharedStrings?: readonly string[];
  /** IDs or codes of the formats of numbers, by the index of a style. */
  readonly formats?: readonly (number | string)[];
  readonly date1904?: boolean;
  /** Further parts, or others instead of those above. */
  readonly parts?: Readonly<Record<string, string | Buffer>>;
}

/** An XLSX workbook with this content. */
export async function makeWorkbook(content: WorkbookContent): Promise<Uint8Array<ArrayBuffer>> {
  const names = Object.keys(content.sheets);
  const { formats = [], sharedStrings = [] } = content;
  const parts: Record<string, string | Buffer> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="r" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><workbookPr${content.date1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="s${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${names
      .map((_, at) => `<Relationship Id="s${at}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join(
        '',
      )}<Relationship Id="st" Type="${DOCUMENT}/styles" Target="styles.xml"/><Relationship Id="ss" Type="${DOCUMENT}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((format, at) =>
        typeof format === 'string' ? `<numFmt numFmtId="${164 + at}" formatCode="${format}"/>` : '',
      )
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats
      .map((format, at) => `<xf numFmtId="${typeof format === 'string' ? 164 + at : format}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedStrings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  };
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${MAIN}"><sheetData>${content.sheets[name]}</sheetData></worksheet>`;
  const file = new ZipFile();
  for (const [path, part] of Object.entries({ ...parts, ...content.parts }))
    file.addBuffer(Buffer.from(part as string), path);
  file.end();
  return new Uint8Array(await buffer(file.outputStream));
}
