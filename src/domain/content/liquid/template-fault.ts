import type { Token } from 'liquidjs';

/** Why a template is rejected, in words that never repeat it, and where. */
export class TemplateFault extends Error {
  readonly position: readonly [line: number, column: number] | null;

  constructor(detail: string, token?: Token) {
    super(detail);
    const [line, column] = token?.getPosition() ?? [];
    this.position = line === undefined || column === undefined ? null : [line, column];
  }
}
