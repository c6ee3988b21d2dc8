import type { Subject } from '../../parts/subject.ts';

export const segments: Subject = {
  path: 'segments',
  label: 'Segments',
  group: 'audience',
  icon: 'segment',
  permission: 'contacts',
  routes: [
    { index: true, lazy: async () => ({ Component: (await import('./segments-page.tsx')).SegmentsPage }) },
    { path: 'new', lazy: async () => ({ Component: (await import('./segment-page.tsx')).NewSegmentPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('./segment-page.tsx')).SegmentPage }) },
  ],
};
