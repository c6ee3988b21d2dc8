/** A violated guarantee. Faults with the same name are one finding. */
export interface Fault {
  readonly name: string;
  readonly detail: string;
}

export const fault = (name: string, detail: unknown): Fault => ({
  name,
  detail: (typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? String(detail))).slice(0, 1_500),
});
