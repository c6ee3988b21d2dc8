/** A Message resource, as far as it is read (Messages.json of the API 2010-04-01). */
export interface ListedMessage {
  readonly sid: string;
  readonly body: string;
  readonly createdAt: Date;
}

/**
 * Reads a page of the Messages resource, newest first. Returns the messages created since then, or
 * null where the body is not such a page, or does not reach back so far.
 */
export function readTwilioList(body: string, since: Date): readonly ListedMessage[] | null {
  const page = parse(body);
  if (!Array.isArray(page?.messages)) return null;
  const messages: ListedMessage[] = [];
  for (const { sid, body: text, date_created: created, direction } of page.messages as readonly Listed[]) {
    const createdAt = new Date(String(created));
    if (typeof sid !== 'string' || typeof text !== 'string' || Number.isNaN(createdAt.getTime())) return null;
    if (createdAt < since) return messages;
    if (direction !== 'inbound') messages.push({ sid, body: text, createdAt });
  }
  return page.next_page_uri ? null : messages;
}

type Listed = Readonly<Record<'sid' | 'body' | 'date_created' | 'direction', unknown>>;

function parse(body: string): { readonly messages?: unknown; readonly next_page_uri?: unknown } | null {
  try {
    return Object(JSON.parse(body));
  } catch {
    return null;
  }
}
