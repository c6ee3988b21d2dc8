/** Prints the result of a command: sentences for people, or the data as one line of JSON. */
export function printResult(text: string, data: object, json: boolean): void {
  process.stdout.write(json ? `${JSON.stringify(data)}\n` : `${text}\n`);
}
