import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { drawFlowchart } from '../../../codegen/site/guides/flowchart/draw.ts';
import { readFlowchart } from '../../../codegen/site/guides/flowchart/read.ts';
import type { Definition } from '../../../src/domain/journeys/graph.ts';
import { mermaidOf } from '../../../src/domain/journeys/mermaid.ts';

const GUIDES = new URL('../../../docs/guides/', import.meta.url);
const diagrams = readdirSync(GUIDES).flatMap((name) => {
  const text = readFileSync(new URL(name, GUIDES), 'utf8');
  return [...text.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, source = '']) => ({ name, source }));
});

test('every diagram of the guides is drawn, with a title, a description, and no script or style', () => {
  expect(diagrams.length).toBeGreaterThan(9);
  for (const [index, { source }] of diagrams.entries()) {
    const chart = readFlowchart(source);
    if (chart === null) throw new Error(`The diagram is not read: ${source}`);
    const { markup } = drawFlowchart(chart, index);
    expect(markup).toContain(`aria-labelledby="flowchart-${index}-title flowchart-${index}-text"`);
    expect(markup).toMatch(/<title id="[^"]+">Flowchart of the journey that begins with/);
    for (const { lines } of chart.nodes) expect(markup).toContain(escaped(lines.join(', ')));
    expect(markup).not.toMatch(/<script|<style|style=|\son\w+=|href/);
    expect(overlaps(markup)).toEqual([]);
  }
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Boxes of nodes that cover each other. */
function overlaps(markup: string): string[] {
  const boxes = [
    ...markup.matchAll(/<g class="\w+"><rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g),
  ].map((found) => found.slice(1).map(Number) as [number, number, number, number]);
  return boxes.flatMap(([x, y, width, height], index) =>
    boxes
      .slice(index + 1)
      .filter(([a, b, w, h]) => x < a + w && a < x + width && y < b + h && b < y + height)
      .map((other) => `${x},${y} and ${other.join(',')}`),
  );
}

test('what is read is what was written, whatever the names are, and none adds to the page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 8 }),
      (names, pairs) => {
        const nodes = names.map((name, index) => ({
          id: `jnd_${index}`,
          name,
          start: false,
          config: { kind: index % 2 === 0 ? 'exit' : 'split' },
        }));
        const edges = pairs.map(([from, to], index) => ({
          id: `jed_${index}`,
          kind: 'variant',
          condition: { variant: names[index % names.length] },
          from_node_id: `jnd_${from % names.length}`,
          to_node_id: `jnd_${to % names.length}`,
        }));
        const chart = readFlowchart(mermaidOf({ nodes, edges } as unknown as Definition));
        expect(chart?.nodes.map(({ lines }) => lines[0])).toEqual(names);
        expect(chart?.edges.map(({ label }) => label)).toEqual(edges.map(({ condition }) => condition.variant));
        if (chart === null) return;
        const { markup } = drawFlowchart(chart, 1);
        const tags = new Set([...markup.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag));
        for (const tag of tags)
          expect(['figure', 'svg', 'title', 'desc', 'g', 'rect', 'polygon', 'path', 'text']).toContain(tag);
      },
    ),
    { numRuns: 300 },
  );
});

test('another diagram stays text', () => {
  for (const source of ['sequenceDiagram\n  A->>B: Hi', 'flowchart TD\n  a --> b', 'flowchart TD\n  n1 -->|"x"| n2'])
    expect(readFlowchart(source)).toBeNull();
});
