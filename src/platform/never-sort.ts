import { statement } from './sql.ts';

/**
 * For what follows in the transaction: where an index has the order that is asked for, rows are read in that order and no further than they are
 * wanted. While the planner does not know how much there is, it finds sorting cheap, and sorts all of it for each batch.
 */
export const neverSort = statement<[]>('platform.never_sort', 'SET LOCAL enable_sort = off');
