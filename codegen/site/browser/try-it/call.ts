export interface NextAction {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly why: string;
  readonly needs?: readonly { readonly path: string; readonly meaning: string }[];
}

export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  /** The whole body, as it is shown. */
  readonly body: unknown;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: { readonly code: string | number; readonly message: string } | null;
  readonly nextActions: readonly NextAction[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Calls a skill of the service that serves this page. */
export async function callSkill(method: string, params: Fields, key: string | null): Promise<Answer> {
  const started = performance.now();
  try {
    const response = await fetch('/rpc', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const body: unknown = await response.json();
    const milliseconds = performance.now() - started;
    const { result, error } = body as { result?: Fields; error?: NonNullable<Answer['error']> & { data?: Fields } };
    return {
      status: response.status,
      milliseconds,
      body,
      result: result ?? null,
      error: error ?? null,
      nextActions: [result, error?.data].flatMap(nextActionsIn),
    };
  } catch (failure) {
    const message = `No answer from the service: ${failure instanceof Error ? failure.message : String(failure)}`;
    const error = { code: 'no answer', message };
    return { status: 0, milliseconds: performance.now() - started, body: error, result: null, error, nextActions: [] };
  }
}

/** The actions of a result or of the data of an error, and those of its warnings. */
function nextActionsIn(part: Fields | undefined): readonly NextAction[] {
  const own = Array.isArray(part?.next_actions) ? (part.next_actions as NextAction[]) : [];
  const warnings = Array.isArray(part?.warnings) ? (part.warnings as Fields[]) : [];
  return [...own, ...warnings.flatMap(nextActionsIn)];
}
