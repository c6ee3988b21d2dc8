/** A request that fails before its content is read. */
export class HttpFault extends Error {
  readonly status: 400 | 408 | 413 | 415;

  constructor(status: HttpFault['status'], message: string) {
    super(message);
    this.status = status;
  }
}
