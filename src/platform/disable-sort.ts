import { statement } from './database/sql.ts';

/**
 * For the rest of the transaction: reads rows in index order and stops at the limit. Without
 * statistics the planner thinks sorting is cheap and sorts the whole table for each batch.
 */
export const disableSort = statement<[]>('platform.disable_sort', 'SET LOCAL enable_sort = off');
