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
if (root !== null) createRoot(root).render(<App />);
