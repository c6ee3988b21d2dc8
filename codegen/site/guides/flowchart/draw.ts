import { graphlib, layout } from '@dagrejs/dagre';
import { html, type Markup } from '../../print/markup.ts';
import type { Flowchart, Shape } from './read.ts';

const CHARACTER = 6.6;
const LINE = 16;
const PADDING = 12;
const MAX_CHARACTERS = 30;
const MAX_LINES = 4;
const MARGIN = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/**
 * A flowchart as SVG that needs no script and no style of its own: the style sheet of the site
 * colors it in both schemes. `number` tells the pictures of a page apart. A screen reader gets the
 * title, and the nodes and edges as sentences.
 */
export function drawFlowchart({ nodes, edges }: Flowchart, number: number): Markup {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 22, ranksep: 30, marginx: MARGIN, marginy: MARGIN });
  const written = new Map(nodes.map((node) => [node.id, node.lines.flatMap(wrapped).slice(0, MAX_LINES)]));
  for (const { id, shape } of nodes) graph.setNode(id, sizeOf(shape, written.get(id) ?? []));
  for (const [index, { from, to, label }] of edges.entries())
    graph.setEdge(from, to, { width: label.length * CHARACTER + 6, height: LINE, labelpos: 'c' }, String(index));
  layout(graph);
  const size = graph.graph() as { readonly width: number; readonly height: number };
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  const [title, description] = [`flowchart-${number}-title`, `flowchart-${number}-text`];
  return html`<figure class="flowchart"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${title} ${description}"><title id="${title}">${titleOf(nodes)}</title><desc id="${description}">${describe({ nodes, edges })}</desc>${edges.map(
    ({ from, to, label }, index) =>
      drawEdge(label, graph.edge(from, to, String(index)) as Point & { readonly points: readonly Point[] }),
  )}${nodes.map(({ id, shape }) => drawNode(shape, written.get(id) ?? [], graph.node(id) as Box))}</svg></figure>`;
}

const titleOf = ([first]: Flowchart['nodes']): string =>
  `Flowchart of the journey that begins with "${(first?.lines[0] ?? '').replace(/^Start: /, '')}"`;

/** One sentence for each node: what it is, and where its edges lead. */
function describe({ nodes, edges }: Flowchart): string {
  const nameOf = new Map(nodes.map(({ id, lines: [name = ''] }) => [id, name.replace(/^Start: /, '')]));
  return nodes
    .map(({ id, lines }) => {
      const leaving = edges.filter(({ from }) => from === id).map(({ label, to }) => `${label} to ${nameOf.get(to)}`);
      return `${lines.join(', ')}${leaving.length === 0 ? '' : `: ${leaving.join('; ')}`}.`;
    })
    .join(' ');
}

/** At words, so that no line is longer than a box is wide. */
function wrapped(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length >= MAX_CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function sizeOf(shape: Shape, text: readonly string[]): Pick<Box, 'width' | 'height'> {
  const width = Math.max(...text.map(({ length }) => length * CHARACTER), 40) + 2 * PADDING;
  const height = text.length * LINE + 2 * PADDING - 6;
  // The text of a decision must not reach into its corners.
  return shape === 'decision' ? { width: width + 2 * PADDING, height } : { width, height };
}

const at = (value: number): string => String(Math.round(value * 10) / 10);

function drawNode(shape: Shape, text: readonly string[], { x, y, width, height }: Box): Markup {
  const top = y - ((text.length - 1) * LINE) / 2 + 4;
  const words = text.map(
    (line, index) =>
      html`<text class="${index === 0 ? 'title' : 'detail'}" x="${at(x)}" y="${at(top + index * LINE)}" text-anchor="middle">${line}</text>`,
  );
  return html`<g class="${shape}">${outline(shape, { x, y, width, height })}${words}</g>`;
}

function outline(shape: Shape, { x, y, width, height }: Box): Markup {
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  if (shape === 'decision') {
    const points = [
      ...[`${at(left)},${at(y)}`, `${at(left + PADDING)},${at(top)}`, `${at(right - PADDING)},${at(top)}`],
      ...[`${at(right)},${at(y)}`, `${at(right - PADDING)},${at(bottom)}`, `${at(left + PADDING)},${at(bottom)}`],
    ];
    return html`<polygon points="${points.join(' ')}"/>`;
  }
  const radius = shape === 'step' ? 4 : height / 2;
  return html`<rect x="${at(left)}" y="${at(top)}" width="${at(width)}" height="${at(height)}" rx="${at(radius)}"/>`;
}

function drawEdge(label: string, { points, x, y }: Point & { readonly points: readonly Point[] }): Markup {
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point.x)} ${at(point.y)}`).join(' ');
  const width = label.length * CHARACTER + 6;
  return html`<path class="edge" d="${path}"/>${arrow(points)}<rect class="label" x="${at(x - width / 2)}" y="${at(y - LINE / 2)}" width="${at(width)}" height="${LINE}"/><text class="detail" x="${at(x)}" y="${at(y + 4)}" text-anchor="middle">${label}</text>`;
}

/** The head at the end of an edge, in its direction. */
function arrow(points: readonly Point[]): Markup {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return html``;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number): string =>
    `${at(end.x - 8 * Math.cos(angle + turn))},${at(end.y - 8 * Math.sin(angle + turn))}`;
  return html`<polygon class="head" points="${at(end.x)},${at(end.y)} ${wing(0.45)} ${wing(-0.45)}"/>`;
}
