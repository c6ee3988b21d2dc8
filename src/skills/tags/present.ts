import type { Tag } from '../../generated/types.ts';
import type { TagRow } from './queries.ts';

export function presentTag(row: TagRow & { readonly count?: number }): Tag {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    description: row.description,
    created_at: row.created_at.toISOString(),
    ...(row.count === undefined ? {} : { count: row.count }),
  };
}
