import type { TestApp } from './app.ts';

/** A value whose comparison with a number takes longer than any budget. */
export const SLOW = 666;
/** Rules that compare it, for a contact with the attribute `size`. */
export const SIZE_RULES = { kind: 'field', field: 'attributes.size', operator: 'gt', value: 1 } as const;

/** Makes rules slow for contacts with the value, in the database of the app. */
export async function slowRules({ parts }: Pick<TestApp, 'parts'>): Promise<void> {
  await parts.database.pool.query(`
    CREATE OR REPLACE FUNCTION json_number(value jsonb) RETURNS numeric LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      IF value = '${SLOW}'::jsonb THEN PERFORM pg_sleep(20); END IF;
      RETURN value #>> '{}';
    END $$`);
}
