import { Archive } from './archive.ts';
import { kindOfFormat, type NumberKind } from './number-formats.ts';
import { WorkbookError } from './workbook-error.ts';
import { attributeOf, readXml } from './xml.ts';

export interface Workbook {
  readonly archive: Archive;
  /** The sheets with cells, in the order of their tabs. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  readonly dates: 1900 | 1904;
  readonly strings: readonly string[];
  /** The kinds of numbers by the index of the style of a cell. */
  readonly kinds: readonly NumberKind[];
}

/** Characters of all shared strings together. */
const MAX_CHARACTERS = 256 * 1024 * 1024;
/** The first bytes of an archive. */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
/** The first bytes of workbooks of Excel before 2007, and of workbooks with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, with_: readonly number[]): boolean => with_.every((byte, at) => bytes[at] === byte);

/** Whether the first bytes of a file are those of a workbook. */
export function isWorkbook(start: Uint8Array): boolean {
  return begins(start, SIGNATURE) || begins(start, COMPOUND_FILE);
}

/** Reads what describes an XLSX workbook (ECMA-376-1, 18). Throws `WorkbookError`. */
export async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  if (begins(bytes, COMPOUND_FILE))
    throw new WorkbookError('The workbook has a password or the format of Excel before 2007. Save it as XLSX.');
  const archive = new Archive(bytes);
  const root = await relationsOf(archive, '_rels/.rels', '');
  const main = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml';
  if (!archive.has(main)) throw new WorkbookError('The file is not an XLSX workbook.');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = await relationsOf(archive, `${folder}_rels/${main.slice(folder.length)}.rels`, folder);
  const partOf = (type: string) => [...relations.values()].find((relation) => relation.type.endsWith(type))?.path;
  const sheets: { name: string; path: string }[] = [];
  let dates: 1900 | 1904 = 1900;
  for await (const event of readXml(archive.read(main))) {
    if (event.kind !== 'open') continue;
    if (event.name === 'workbookPr' && /^(?:1|true)$/.test(attributeOf(event.attributes, 'date1904') ?? ''))
      dates = 1904;
    if (event.name !== 'sheet') continue;
    const relation = relations.get(attributeOf(event.attributes, 'id') ?? '');
    if (relation?.type.endsWith('/worksheet') && archive.has(relation.path))
      sheets.push({ name: attributeOf(event.attributes, 'name') ?? '', path: relation.path });
  }
  if (sheets.length === 0) throw new WorkbookError('The workbook has no sheet with cells.');
  return {
    archive,
    sheets,
    dates,
    strings: await readStrings(archive, partOf('/sharedStrings')),
    kinds: await readKinds(archive, partOf('/styles')),
  };
}

interface Relation {
  readonly type: string;
  readonly path: string;
}

async function relationsOf(archive: Archive, path: string, folder: string): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  if (!archive.has(path)) return relations;
  for await (const event of readXml(archive.read(path))) {
    if (event.kind !== 'open' || event.name !== 'Relationship') continue;
    const target = attributeOf(event.attributes, 'Target') ?? '';
    relations.set(attributeOf(event.attributes, 'Id') ?? '', {
      type: attributeOf(event.attributes, 'Type') ?? '',
      path: target.startsWith('/') ? target.slice(1) : `${folder}${target}`,
    });
  }
  return relations;
}

/** Strings that cells refer to; rich text is its text, without the reading aids of Japanese. */
async function readStrings(archive: Archive, path: string | undefined): Promise<readonly string[]> {
  const strings: string[] = [];
  if (path === undefined || !archive.has(path)) return strings;
  let [current, isText, aids, total] = ['', false, 0, 0];
  for await (const event of readXml(archive.read(path))) {
    if (event.kind === 'text') {
      if (isText && aids === 0) current += event.text;
    } else if (event.name === 't') isText = event.kind === 'open';
    else if (event.name === 'rPh') aids += event.kind === 'open' ? 1 : -1;
    else if (event.name === 'si' && event.kind === 'close') {
      strings.push(current);
      total += current.length;
      if (total > MAX_CHARACTERS) throw new WorkbookError('The workbook has too much text.');
      current = '';
    }
  }
  return strings;
}

async function readKinds(archive: Archive, path: string | undefined): Promise<readonly NumberKind[]> {
  const kinds: NumberKind[] = [];
  if (path === undefined || !archive.has(path)) return kinds;
  const codes = new Map<number, string>();
  let isOfCells = false;
  for await (const event of readXml(archive.read(path))) {
    if (event.kind === 'text') continue;
    if (event.name === 'cellXfs') isOfCells = event.kind === 'open';
    if (event.kind !== 'open') continue;
    if (event.name === 'numFmt')
      codes.set(Number(attributeOf(event.attributes, 'numFmtId')), attributeOf(event.attributes, 'formatCode') ?? '');
    else if (event.name === 'xf' && isOfCells) {
      const id = Number(attributeOf(event.attributes, 'numFmtId') ?? 0);
      kinds.push(kindOfFormat(id, codes.get(id)));
    }
  }
  return kinds;
}
