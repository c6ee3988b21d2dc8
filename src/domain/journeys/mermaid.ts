import type {
  JourneyNode,
  JourneyNodeConfig,
  JourneyNodeDelayUntil,
  JourneyNodeWaitFor,
  SegmentDuration,
} from '../../generated/types.ts';
import { type Definition, nameOf } from './graph.ts';

/** The graph as a Mermaid flowchart. Labels are quoted, so that no name can add to the diagram. */
export function mermaidOf({ nodes, edges }: Pick<Definition, 'nodes' | 'edges'>): string {
  const names = new Map(nodes.map(({ id }, index) => [id, `n${index + 1}`]));
  const lines = [
    'flowchart TD',
    ...nodes.map((node) => `  ${names.get(node.id)}${shapeOf(node)}`),
    ...edges.map(({ from_node_id: from, to_node_id: to, kind, condition }) => {
      const label = nameOf(condition) ?? kind;
      return `  ${names.get(from)} -->|${quoted(label)}| ${names.get(to)}`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

function shapeOf({ name, start, config }: JourneyNode): string {
  const label = quoted(`${start ? 'Start: ' : ''}${name}`, detailOf(config));
  switch (config.kind) {
    case 'split':
    case 'random_split':
      return `{${label}}`;
    case 'delay':
    case 'delay_until':
    case 'wait_for':
      return `([${label}])`;
    case 'goal':
    case 'exit':
      return `((${label}))`;
    default:
      return `[${label}]`;
  }
}

const MAX_DETAIL = 60;

function detailOf(config: JourneyNodeConfig): string {
  switch (config.kind) {
    case 'send':
      return `send ${shortened(config.text ?? config.template_id ?? '')}`;
    case 'delay':
      return `wait ${duration(config.duration)}`;
    case 'delay_until':
      return `wait until ${timeInWords(config)}`;
    case 'wait_for':
      return `wait for ${awaitedIn(config)}, at most ${duration(config.timeout)}`;
    case 'split':
      return ['split', ...(config.where ?? []).map(({ property }) => `by ${property}`)].join(' ');
    case 'tag':
      return config.action === 'remove' ? 'remove tag' : 'add tag';
    default:
      return config.kind.replaceAll('_', ' ');
  }
}

/** A date, or what has it, and the time of day. */
const timeInWords = ({ time, at, date, property, attribute }: JourneyNodeDelayUntil): string =>
  [at ?? date ?? property ?? attribute, time].filter((part) => part !== undefined).join(' ');

const awaitedIn = ({ name, for: kind = 'event', branches }: JourneyNodeWaitFor): string =>
  branches?.map((branch) => branch.event ?? branch.for).join(' or ') ?? name ?? kind;

const duration = ({ amount, unit }: SegmentDuration): string => `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;

const shortened = (text: string): string => (text.length > MAX_DETAIL ? `${text.slice(0, MAX_DETAIL)}…` : text);

/** Every character that ends a label or is part of Mermaid's or HTML's syntax becomes an entity. */
function quoted(...lines: readonly string[]): string {
  const asEntities = (text: string): string =>
    text.replaceAll(/[^\p{L}\p{N} .,:!?…-]/gu, (character) => `#${character.codePointAt(0)};`);
  return `"${lines.map(asEntities).join('<br/>')}"`;
}
