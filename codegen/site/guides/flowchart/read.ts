export type Shape = 'step' | 'decision' | 'wait' | 'end';

export interface Flowchart {
  readonly nodes: readonly { readonly id: string; readonly shape: Shape; readonly lines: readonly string[] }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly label: string }[];
}

const SHAPES: Readonly<Record<string, Shape>> = { '[': 'step', '{': 'decision', '([': 'wait', '((': 'end' };
const NODE = /^ {2}(n\d+)(\(\[|\(\(|\{|\[)"([^"]*)"(?:\]\)|\)\)|\}|\])$/;
const EDGE = /^ {2}(n\d+) -->\|"([^"]*)"\| (n\d+)$/;

/**
 * A flowchart in the form in which `journeys.get` writes it (src/domain/journeys/mermaid.ts); null
 * for any other diagram.
 */
export function readFlowchart(source: string): Flowchart | null {
  const [first, ...rest] = source.trimEnd().split('\n');
  if (first !== 'flowchart TD') return null;
  const nodes: Flowchart['nodes'][number][] = [];
  const edges: Flowchart['edges'][number][] = [];
  for (const line of rest) {
    const [, id, open = '', label = ''] = NODE.exec(line) ?? [];
    const [, from, text = '', to] = EDGE.exec(line) ?? [];
    const shape = SHAPES[open];
    if (id !== undefined && shape !== undefined) nodes.push({ id, shape, lines: label.split('<br/>').map(decoded) });
    else if (from !== undefined && to !== undefined) edges.push({ from, to, label: decoded(text) });
    else return null;
  }
  const known = new Set(nodes.map(({ id }) => id));
  return edges.every(({ from, to }) => known.has(from) && known.has(to)) ? { nodes, edges } : null;
}

const decoded = (text: string): string =>
  text.replaceAll(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
