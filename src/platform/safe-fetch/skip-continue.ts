const HEAD = Buffer.from('HTTP/1.1 100');
const END_OF_HEAD = '\r\n\r\n';
const MOST_BYTES = 1024;

/**
 * An answer without the `100 Continue` it may begin with (RFC 9110, 15.2: a client must be able to read one it did not ask for); null while only
 * more bytes can tell. undici takes it for the end of the connection. One longer than 1 KiB is left to it.
 */
export function skipContinue(answer: Buffer): Buffer | null {
  let rest = answer;
  while (beginsWithContinue(rest)) {
    const end = rest.indexOf(END_OF_HEAD);
    if (end < 0) return rest.length < MOST_BYTES ? null : rest;
    rest = rest.subarray(end + END_OF_HEAD.length);
  }
  const undecided = rest.length < HEAD.length && HEAD.subarray(0, rest.length).equals(rest);
  return undecided ? null : rest;
}

/** Nearly every answer is told apart by the first digit of its status. */
function beginsWithContinue(bytes: Buffer): boolean {
  return (
    bytes.length >= HEAD.length && bytes[9] === HEAD[9] && bytes.compare(HEAD, 0, HEAD.length, 0, HEAD.length) === 0
  );
}
