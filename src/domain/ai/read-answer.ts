export type AnswerObject = Readonly<Record<string, unknown>>;

const MAX_CHARACTERS = 64 * 1024;

/**
 * The JSON object in what a model wrote, also within a code fence or between sentences. Null when
 * there is none.
 */
export function readAnswerObject(text: string): AnswerObject | null {
  if (text.length > MAX_CHARACTERS) return null;
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end <= start) return null;
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is AnswerObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The strings of a list, or the `text` of its objects; other items are left out. */
export function textsIn(answer: AnswerObject, field: string, maxItems: number, maxLength: number): string[] {
  const value = answer[field];
  const items: readonly unknown[] = Array.isArray(value) ? value.slice(0, maxItems) : [];
  return items
    .map((item) => (isObject(item) ? item.text : item))
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.length <= maxLength);
}

export function textIn(answer: AnswerObject, field: string, maxLength: number): string | null {
  const value = answer[field];
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text.length > maxLength ? null : text;
}
