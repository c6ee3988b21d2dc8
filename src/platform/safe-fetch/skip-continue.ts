const HEAD = Buffer.from('HTTP/1.1 100');
const END_OF_HEAD = '\r\n\r\n';
const MAX_BYTES = 1024;

/**
 * Removes a leading `100 Continue` (RFC 9110, 15.2: a client must accept one it did not ask for),
 * which undici treats as the end of the connection. Null while more bytes are needed to decide. A
 * header block over 1 KiB is left to undici.
 */
export function skipContinue(answer: Buffer): Buffer | null {
  let rest = answer;
  while (beginsWithContinue(rest)) {
    const end = rest.indexOf(END_OF_HEAD);
    if (end < 0) return rest.length < MAX_BYTES ? null : rest;
    rest = rest.subarray(end + END_OF_HEAD.length);
  }
  const undecided = rest.length < HEAD.length && HEAD.subarray(0, rest.length).equals(rest);
  return undecided ? null : rest;
}

/** The first status digit decides for nearly every response. */
function beginsWithContinue(bytes: Buffer): boolean {
  return (
    bytes.length >= HEAD.length && bytes[9] === HEAD[9] && bytes.compare(HEAD, 0, HEAD.length, 0, HEAD.length) === 0
  );
}
