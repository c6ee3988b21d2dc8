import { filters, tags } from 'liquidjs';
import { FILTERS } from '../../../src/domain/content/liquid/allowed.ts';

/** A template and the values that it is rendered with. */
export interface TemplateCase {
  readonly body: string;
  readonly vars: Readonly<Record<string, unknown>>;
}

/** The contract's limit for the text of a message or a template. */
const MAX_BODY = 5_000;

const NAMES = ['list', 'nested', 'items', 'text', 'word', 'n', 'zero', 'at', 'none', 'x', 'y', 'i', 'forloop'] as const;
const ASSIGNED = ['x', 'y', 'list', 'text'] as const;
const PROPERTIES = ['.first', '.last', '.size', '.name', '[0]', '["name"]', '.a.b.c', '[n]', '[list[zero]]'] as const;
const OPERATORS = ['==', '!=', '<', '>=', 'contains', 'and', 'or'] as const;
const LITERALS = [
  ...['0', '1', '-1', '3', '30', '1000', '99999999', '9007199254740992', '9007199254740994', '9'.repeat(400), '0.5'],
  ...['""', '"a"', '" "', '"aaaab"', '"name"', '"%Y-%m-%d"', '"%9999999d"', '"i"', '"i == 1 and i == 2 or i"'],
  ...[`"${'a'.repeat(300)}"`, `"${'%A'.repeat(40)}"`, `"${'name.'.repeat(60)}"`, 'true', 'nil', 'empty', 'blank'],
] as const;
const TEXTS = ['Hi ', 'é', '\n', 'x'.repeat(200)] as const;
const EXTREMES = ['{% break %}', '{% continue %}', '{% raw %}{{ a }}{% endraw %}', '{{', '{% if', '%}'] as const;
/** Tags besides those that the grammar writes, with those that no template may use. */
const OTHER_TAGS = [...Object.keys(tags), 'nosuch'];
const ALL_FILTERS = Object.keys(filters);

/** Values within the limits and far beyond. They are shared, because building them takes longer. */
const NUMBERS = [0, 3, 50, 300, 900, 90_000].map((size) => Array.from({ length: size }, (_, index) => index % 7));
const NESTED = [0, 1, 10, 25].map((size) => Array.from({ length: size }, () => Array.from({ length: 30 }, () => 'a')));
const ITEMS = [0, 3, 300, 20_000].map((size) => Array.from({ length: size }, (_, index) => ({ name: `tea ${index}` })));
const LETTERS = [0, 20, 1_000, 19_000, 200_000].map((length) => 'a'.repeat(length));

/**
 * A template by the grammar of Liquid, with what is allowed and what is not: most are small, some
 * as large and as nested as the contract accepts. Equal seeds give equal templates.
 */
export function templateCase(seed: number): TemplateCase {
  const random = createRandom(seed);
  const body = new Grammar(random).block(0).slice(0, MAX_BODY) || 'Hi';
  const vars = {
    list: random.oneOf(NUMBERS),
    nested: random.oneOf(NESTED),
    items: random.oneOf(ITEMS),
    text: random.oneOf(LETTERS),
    word: 'Ana',
    n: 900,
    zero: 0,
    at: '2026-03-01T23:30:00Z',
  };
  return { body, vars };
}

interface Random {
  below(limit: number): number;
  oneOf<Item>(items: readonly Item[]): Item;
}

/** A linear congruential generator (Knuth, MMIX), of which the high bits are used. */
function createRandom(seed: number): Random {
  let state = BigInt(seed);
  const below = (limit: number): number => {
    state = BigInt.asUintN(64, state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n);
    return Number(state >> 33n) % limit;
  };
  return { below, oneOf: (items) => items[below(items.length)]! };
}

class Grammar {
  readonly #random: Random;
  /** Characters that the template may still take, so that most templates end before the limit. */
  #left: number;

  constructor(random: Random) {
    this.#random = random;
    this.#left = random.oneOf([100, 500, 2_000, MAX_BODY]);
  }

  block(depth: number): string {
    const nodes = this.#many(depth > 5 ? 2 : 4, () => this.#node(depth)).join('');
    return this.#repeated(nodes);
  }

  /** The text once, a few times, or as often as there is room. */
  #repeated(text: string): string {
    const room = Math.max(1, Math.floor(this.#left / (text.length || 1)));
    const times = Math.min(room, this.#random.oneOf([1, 1, 1, 1, 1, 2, 10, 150]));
    this.#left -= text.length * times;
    return text.repeat(times);
  }

  #many<Item>(limit: number, make: () => Item): Item[] {
    return Array.from({ length: 1 + this.#random.below(limit) }, () => make());
  }

  #node(depth: number): string {
    const { below, oneOf } = this.#random;
    const kind = below(depth > 12 || this.#left < 40 ? 4 : 13);
    if (kind < 2) return this.#repeated(oneOf(TEXTS));
    if (kind < 4) return `{{ ${this.#chain()} }}`;
    if (kind === 4) return `{% assign ${oneOf(ASSIGNED)} = ${this.#chain()} %}`;
    if (kind === 5 || kind === 6 || kind === 7) return this.#loop(depth);
    if (kind === 8 || kind === 9) {
      const [yes, no] = [this.block(depth + 1), this.block(depth + 1)];
      return `{% if ${this.#condition()} %}${yes}{% else %}${no}{% endif %}`;
    }
    if (kind === 10) {
      const whens = this.#repeated(`{% when ${this.#value()}, list, nested %}`);
      return `{% case ${this.#chain()} %}${whens}${this.block(depth + 1)}{% endcase %}`;
    }
    if (kind === 11) return `{% capture ${oneOf(ASSIGNED)} %}${this.block(depth + 1)}{% endcapture %}`;
    return below(8) > 0
      ? `{% unless ${this.#condition()} %}${this.block(depth + 1)}{% endunless %}`
      : oneOf([...EXTREMES, `{% ${oneOf(OTHER_TAGS)} ${this.#chain()} %}`]);
  }

  #loop(depth: number): string {
    const { oneOf } = this.#random;
    const list = oneOf([this.#path(), 'list', 'items', 'nested', `(${this.#value()}..${this.#value()})`, '(1..30)']);
    const rest = oneOf(['', '', '', ' reversed', ` limit: ${this.#value()}`, ` offset: ${this.#value()}`]);
    return `{% for ${oneOf(['i', 'x', 'j'])} in ${list}${rest} %}${this.block(depth + 1)}{% endfor %}`;
  }

  #condition(): string {
    return this.#value() + this.#repeated(` ${this.#random.oneOf(OPERATORS)} ${this.#value()}`);
  }

  #chain(): string {
    return (
      this.#value() + (this.#random.below(2) > 0 ? this.#repeated(this.#many(3, () => this.#filter()).join('')) : '')
    );
  }

  /** Mostly an allowed filter. */
  #filter(): string {
    const { below, oneOf } = this.#random;
    const args = Array.from({ length: below(3) }, () => this.#value());
    return ` | ${below(40) > 0 ? oneOf(FILTERS) : oneOf(ALL_FILTERS)}${args.length > 0 ? ': ' : ''}${args.join(', ')}`;
  }

  #value(): string {
    return this.#random.below(5) < 3 ? this.#path() : this.#random.oneOf(LITERALS);
  }

  #path(): string {
    const { below, oneOf } = this.#random;
    const kind = below(30);
    if (kind === 0) return `${'list['.repeat(below(400))}0${']'.repeat(below(400))}`;
    if (kind === 1) return `items${this.#repeated('.name')}`;
    return kind < 10 ? `${oneOf(NAMES)}${oneOf(PROPERTIES)}` : oneOf(NAMES);
  }
}
