/** An answer with what came around it. */
export interface WithResponse<T> {
  readonly data: T;
  readonly response: { readonly status: number; readonly headers: { get(name: string): string | null } };
  readonly requestId: string | null;
}

/** A promise of the answer; `withResponse()` gives the headers and the request id as well. */
export class TernPromise<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'TernPromise';
  readonly #answer: Promise<WithResponse<T>>;

  constructor(answer: Promise<WithResponse<T>>) {
    this.#answer = answer;
  }

  withResponse(): Promise<WithResponse<T>> {
    return this.#answer;
  }

  // biome-ignore lint/suspicious/noThenProperty: being a promise is its purpose
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer.then(({ data }) => data).then(onFulfilled, onRejected);
  }

  catch<B = never>(onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}
