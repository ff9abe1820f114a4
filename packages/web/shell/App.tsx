import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Curtain } from './Curtain.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { HomePage } from './home/HomePage.tsx';
import { LangProvider } from './lang.tsx';
import { Loading, NotFoundPage } from './Notice.tsx';
import { NewTablePage } from './new-table/page.tsx';
import { ReplayPage } from './ReplayPage.tsx';
import { useSettings } from './settings.ts';
import { UpdateBanner } from './UpdateBanner.tsx';

const TablePage = lazy(async () => ({ default: (await import('../tables/TablePage.tsx')).TablePage }));
const MyGamesPage = lazy(async () => ({ default: (await import('./mine/MyGamesPage.tsx')).MyGamesPage }));
const DailyPage = lazy(async () => ({ default: (await import('./mine/DailyPage.tsx')).DailyPage }));
const OnlinePage = lazy(async () => ({ default: (await import('../online/OnlinePage.tsx')).OnlinePage }));
const NewOnlinePage = lazy(async () => ({ default: (await import('../online/NewOnlinePage.tsx')).NewOnlinePage }));
const BringPage = lazy(async () => ({ default: (await import('../online/BringPage.tsx')).BringPage }));
const JoinPage = lazy(async () => ({ default: (await import('../online/JoinPage.tsx')).JoinPage }));
const OnlineTablePage = lazy(async () => ({
  default: (await import('../online/OnlineTablePage.tsx')).OnlineTablePage,
}));
const AccountPage = lazy(async () => ({ default: (await import('../online/AccountPage.tsx')).AccountPage }));
const EditorPage = lazy(async () => ({ default: (await import('../tables/rone/editor/EditorPage.tsx')).EditorPage }));
const RulebookPage = lazy(async () => ({ default: (await import('../rulebook/RulebookPage.tsx')).RulebookPage }));
const RulebooksPage = lazy(async () => ({ default: (await import('../rulebook/RulebooksPage.tsx')).RulebooksPage }));

export function App(): ReactNode {
  const { lang } = useSettings();
  return (
    <LangProvider lang={lang}>
      <Router hook={useHashLocation}>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Pages />
          </Suspense>
        </ErrorBoundary>
        <Curtain />
        <UpdateBanner />
      </Router>
    </LangProvider>
  );
}

function Pages(): ReactNode {
  useTopOfPage();
  return (
    <Switch>
      <Route path="/">
        <HomePage />
      </Route>
      <Route path="/new/:game">{({ game }) => <NewTablePage key={game} game={game} />}</Route>
      <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/mine">
        <MyGamesPage />
      </Route>
      <Route path="/daily">
        <DailyPage />
      </Route>
      <Route path="/online">
        <OnlinePage />
      </Route>
      <Route path="/online/new/:game">{({ game }) => <NewOnlinePage key={game} game={game} />}</Route>
      <Route path="/online/bring/:id">{({ id }) => <BringPage key={id} id={id} />}</Route>
      <Route path="/join/:code">{({ code }) => <JoinPage key={code} code={code} />}</Route>
      <Route path="/t/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
      <Route path="/account">
        <AccountPage />
      </Route>
      <Route path="/scenarios">
        <EditorPage />
      </Route>
      <Route path="/replay/*?">{(params) => <ReplayPage data={params['*'] ?? ''} />}</Route>
      <Route path="/rules">
        <RulebooksPage />
      </Route>
      <Route path="/rules/:game/:section?">
        {({ game, section }) => <RulebookPage game={game} section={section} />}
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  );
}

/** A new page starts at its top; sections within a page are left to the page. */
function useTopOfPage(): void {
  const [location] = useLocation();
  const page = location.split('/').slice(0, 3).join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that moves the view
  useLayoutEffect(() => {
    scrollTo(0, 0); // newer browsers return a promise, which must not become a clean-up
  }, [page]);
}
