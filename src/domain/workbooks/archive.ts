import { WorkbookError } from './workbook-error.ts';

/** Bytes of one part, uncompressed: about ten million cells. */
const MAX_EXPANDED_BYTES = 512 * 1024 * 1024;
/** No honest part repeats itself as much as this; DEFLATE can expand to 1,032 times the size. */
const MAX_RATIO = 200;
/** Small parts may repeat themselves. */
const UNCHECKED_BYTES = 4 * 1024 * 1024;
const MAX_PARTS = 10_000;

const END = 0x06054b50;
const END_64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT = 0xffff;
/** Stands in a field of 32 bits whose value is in the extra field for 64 bits. */
const IN_EXTRA = 0xffffffff;

interface Part {
  readonly method: number;
  readonly compressed: number;
  readonly expanded: number;
  readonly offset: number;
}

/**
 * The parts of a ZIP archive that is in memory (APPNOTE 6.3.10,
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). What a part expands to is counted
 * while it is read, because the sizes in the archive may lie.
 */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #parts: ReadonlyMap<string, Part>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes;
    this.#parts = readDirectory(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  has(path: string): boolean {
    return this.#parts.has(path);
  }

  /** The bytes that the archive says the part expands to. */
  sizeOf(path: string): number {
    return this.#parts.get(path)?.expanded ?? 0;
  }

  /** The text of a part, chunk by chunk. */
  async *read(path: string): AsyncGenerator<string> {
    const part = this.#parts.get(path);
    if (part === undefined) throw new WorkbookError(`The workbook has no part ${path}.`);
    const most = Math.min(MAX_EXPANDED_BYTES, Math.max(UNCHECKED_BYTES, part.compressed * MAX_RATIO));
    if (part.expanded > most) throw expandsTooMuch();
    const decoder = new TextDecoder('utf-8');
    let expanded = 0;
    try {
      for await (const chunk of this.#expand(part)) {
        expanded += chunk.byteLength;
        if (expanded > most) throw expandsTooMuch();
        yield decoder.decode(chunk, { stream: true });
      }
    } catch (error) {
      if (error instanceof WorkbookError) throw error;
      throw new WorkbookError('The workbook is damaged.', { cause: error });
    }
    yield decoder.decode();
  }

  /** The whole text of a part that describes the workbook, which is small. */
  async readAll(path: string): Promise<string> {
    let text = '';
    for await (const chunk of this.read(path)) text += chunk;
    return text;
  }

  async *#expand({ method, compressed, offset }: Part): AsyncGenerator<Uint8Array> {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
    if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== LOCAL) throw damaged();
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + compressed > view.byteLength) throw damaged();
    const data = this.#bytes.subarray(start, start + compressed);
    if (method === 0) yield data;
    else if (method === 8) yield* inflate(data);
    else throw new WorkbookError('The workbook is compressed in a way that is not supported.');
  }
}

/** DEFLATE as browsers and Node.js 20.12 or later have it, so that no dependency is needed. */
async function* inflate(data: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array> {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readDirectory(view: DataView): ReadonlyMap<string, Part> {
  const end = findEnd(view);
  let [count, offset] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  if (offset === IN_EXTRA || count === 0xffff) [count, offset] = readEnd64(view, end);
  if (count > MAX_PARTS) throw new WorkbookError('The workbook has too many parts.');
  const parts = new Map<string, Part>();
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > view.byteLength || view.getUint32(offset, true) !== ENTRY) throw damaged();
    if ((view.getUint16(offset + 8, true) & 1) === 1)
      throw new WorkbookError('The workbook is encrypted. Save it without a password.');
    const nameBytes = view.getUint16(offset + 28, true);
    const extraBytes = view.getUint16(offset + 30, true);
    const next = offset + 46 + nameBytes + extraBytes + view.getUint16(offset + 32, true);
    if (next > view.byteLength) throw damaged();
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + offset + 46, nameBytes));
    parts.set(name.replaceAll('\\', '/'), partAt(view, offset, offset + 46 + nameBytes, extraBytes));
    offset = next;
  }
  return parts;
}

function partAt(view: DataView, at: number, extra: number, extraBytes: number): Part {
  const fields = [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
  let next = extra;
  while (next + 4 <= extra + extraBytes) {
    const [id, size] = [view.getUint16(next, true), view.getUint16(next + 2, true)];
    let value = next + 4;
    if (id === 1)
      for (const [index, field] of fields.entries())
        if (field === IN_EXTRA && value + 8 <= next + 4 + size) {
          fields[index] = Number(view.getBigUint64(value, true));
          value += 8;
        }
    next += 4 + size;
  }
  const [expanded = 0, compressed = 0, offset = 0] = fields;
  return { method: view.getUint16(at + 10, true), expanded, compressed, offset };
}

/** The end of the directory, which a comment may follow. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new WorkbookError('The file is not an XLSX workbook.');
}

function readEnd64(view: DataView, end: number): [count: number, offset: number] {
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== END_64_LOCATOR) throw damaged();
  const at = Number(view.getBigUint64(locator + 8, true));
  if (at + 56 > view.byteLength) throw damaged();
  return [Number(view.getBigUint64(at + 32, true)), Number(view.getBigUint64(at + 48, true))];
}

const expandsTooMuch = (): WorkbookError =>
  new WorkbookError('The workbook expands to far more than its size, so it is not read.');

const damaged = (): WorkbookError => new WorkbookError('The workbook is damaged.');
