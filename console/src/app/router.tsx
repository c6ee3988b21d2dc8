import { createBrowserRouter } from 'react-router';
import { subjects } from '../pages/index.ts';
import { BrokenPage, UnknownPage } from './broken-page.tsx';
import { Frame } from './frame.tsx';

export const router = createBrowserRouter(
  [
    {
      path: '/',
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: BrokenPage,
          children: [
            ...subjects.flatMap(({ path, routes }) => (path === '' ? routes : { path, children: [...routes] })),
            { path: '*', Component: UnknownPage },
          ],
        },
      ],
    },
  ],
  { basename: '/console' },
);
