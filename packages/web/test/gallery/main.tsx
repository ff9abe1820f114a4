import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../shell/base.css';
import { Route, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { LangProvider } from '../../shell/lang.tsx';
import { applySettings, useSettings } from '../../shell/settings.ts';
import { GalleryPage } from './GalleryPage.tsx';

applySettings();

function Gallery(): ReactNode {
  const { lang } = useSettings();
  return (
    <LangProvider lang={lang}>
      <Router hook={useHashLocation}>
        <Route path="/:page?">{({ page }) => <GalleryPage page={page} />}</Route>
      </Router>
    </LangProvider>
  );
}

const host = document.getElementById('app');
if (host === null) throw new Error('the page has no #app element');
createRoot(host).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
