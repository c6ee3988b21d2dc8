import { Socket } from 'node:net';

/**
 * The driver corks for one statement; here the cork stays in until the code that runs has come to its end, so that statements asked for together leave together.
 * A system call that wakes the other side costs more than what it carries.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }

  override uncork(): void {}
}
