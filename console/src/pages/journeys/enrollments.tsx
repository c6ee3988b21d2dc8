import { inWords, StateBadge } from '../../parts/badge.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';

interface EnrollmentsProps {
  readonly journeyId: string;
  readonly isPublished: boolean;
}

/** The contacts who entered, and where they are. */
export function Enrollments({ journeyId, isPublished }: EnrollmentsProps) {
  const pages = usePages('journeys.enrollments', { journey_id: journeyId }, { enabled: isPublished, pollMs: 15_000 });
  const empty = (
    <EmptyPage icon="people" title="No one has entered yet">
      {isPublished ? 'Contacts appear here when they enter.' : 'Contacts can enter after you publish it.'}
    </EmptyPage>
  );
  if (!isPublished) return empty;
  return (
    <PageTable
      label="Contacts in the journey"
      pages={pages}
      idOf={({ enrollment }) => enrollment.id}
      hrefOf={({ enrollment }) => addresses.contact(enrollment.contact_id)}
      columns={[
        { id: 'contact', label: 'Contact', cell: ({ enrollment }) => enrollment.contact_id },
        { id: 'state', label: 'State', width: 120, cell: ({ enrollment }) => <StateBadge state={enrollment.state} /> },
        {
          id: 'reason',
          label: 'Reason',
          isExtra: true,
          cell: ({ enrollment }) => (enrollment.reason === null ? '' : inWords(enrollment.reason)),
        },
        {
          id: 'entered',
          label: 'Entered',
          width: 140,
          cell: ({ enrollment }) => <DateTime at={enrollment.entered_at} />,
        },
        {
          id: 'due',
          label: 'Next step',
          width: 140,
          isExtra: true,
          cell: ({ enrollment: { due_at: due } }) => (due === null ? '' : <DateTime at={due} />),
        },
      ]}
      empty={empty}
    />
  );
}
