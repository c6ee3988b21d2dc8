import type { ParamsOf } from '../../service/client.ts';

export const VIEWS = [
  { id: 'open', label: 'Open' },
  { id: 'unassigned', label: 'Open, unassigned' },
  { id: 'unread', label: 'Unread' },
  { id: 'reviews', label: 'May be opt-outs' },
  { id: 'pending', label: 'Pending' },
  { id: 'snoozed', label: 'Snoozed' },
  { id: 'resolved', label: 'Resolved' },
  { id: 'all', label: 'All' },
] as const;

/** The filter of a view, as `inbox.list` takes it. */
export function filterOf(view: string): ParamsOf<'inbox.list'> {
  if (view === 'all') return {};
  if (view === 'unread') return { unread: true };
  if (view === 'reviews') return { under_review: true };
  if (view === 'unassigned') return { state: 'open', unassigned: true };
  return { state: view as 'open' };
}
