import { Socket } from 'node:net';

/**
 * The driver uncorks after each statement. This socket stays corked until the current tick ends, so
 * that statements issued together are written with one system call, which costs more than the data
 * it carries.
 */
export class CoalescingSocket extends Socket {
  #isCorked = false;

  override cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    super.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      super.uncork();
    });
  }

  override uncork(): void {}
}
