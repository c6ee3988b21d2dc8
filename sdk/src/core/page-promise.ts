import { TernPromise, type WithResponse } from './tern-promise.ts';

/** What every page has. */
interface PageShape<Item> {
  readonly items: readonly Item[];
  readonly next_cursor?: string | null;
}

/**
 * The first page when awaited, every item of every page with `for await`. Pages are asked for one
 * at a time, when the items before them have been taken.
 */
export class PagePromise<Item, Page> extends TernPromise<Page> implements AsyncIterable<Item> {
  readonly #next: (cursor: string) => Promise<Page>;

  constructor(first: Promise<WithResponse<Page>>, next: (cursor: string) => Promise<Page>) {
    super(first);
    this.#next = next;
  }

  /** The first page; the same as awaiting. */
  page(): Promise<Page> {
    return this.then();
  }

  /** Each page whole. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let page = await this.page();
    yield page;
    for (let cursor = cursorOf(page); cursor !== null; cursor = cursorOf(page)) {
      page = await this.#next(cursor);
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* (page as PageShape<Item>).items;
  }
}

function cursorOf(page: unknown): string | null {
  return (page as PageShape<unknown>).next_cursor ?? null;
}
