import './shell/jitless.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './shell/base.css';
import { App } from './shell/App.tsx';
import { keepOffline } from './shell/offline.ts';
import { applySettings } from './shell/settings.ts';

applySettings();
void keepOffline();

const host = document.getElementById('app');
if (host === null) throw new Error('the page has no #app element');
createRoot(host).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
