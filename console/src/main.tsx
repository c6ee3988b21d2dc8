import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '../../design/tokens.css';
import './style/base.css';
import './style/layout.css';
import { App } from './app/app.tsx';
import { resume } from './service/profiles.ts';
import { showTheme } from './service/theme.ts';

showTheme();
await resume();
const root = document.getElementById('root');
// As a transition, the first page is drawn in slices, between which the browser answers.
if (root !== null) startTransition(() => createRoot(root).render(<App />));
