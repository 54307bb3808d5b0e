import { lazy, StrictMode, Suspense, useState, type ComponentType, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { RemoteConfig } from '../contracts/releases/remote-config';
import { BrowserRouter, Link, Navigate, Route, Routes } from '../router';
import { authActions, createHubStore, injectFeature, Provider, selectAuth, useHubDispatch, useHubSelector } from '../state';
import { Button, PasswordField, TextField, ToastHost } from '../ui';
import type { RemoteDefinition } from './remote-definition';
import { t } from './messages';

/** Signs in on a page that has no shell around it. */
function SignIn() {
  const dispatch = useHubDispatch();
  const { errorMessage, loading } = useHubSelector(selectAuth);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    dispatch(authActions.loginSubmitted({ email, password }));
  };
  return (
    <form onSubmit={submit}>
      <TextField label={t('email')} value={email} onChange={(event) => setEmail(event.target.value)} autoComplete="username" />
      <PasswordField
        label={t('password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
      />
      {errorMessage && <p role="alert">{errorMessage}</p>}
      <Button type="submit" variant="primary" loading={loading}>
        {t('sign-in')}
      </Button>
    </form>
  );
}

function StandaloneApp({ pages }: { pages: { path: string; title: string; Page: ComponentType }[] }) {
  const { user } = useHubSelector(selectAuth);
  return (
    <BrowserRouter>
      <nav aria-label={t('screens')}>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Link to={path.replace(/\/:\w+\?$/, '')}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {!user && <SignIn />}
      <main>
        <Suspense>
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<Navigate to={pages[0]?.path.replace(/\/:\w+\?$/, '') ?? '/'} replace />} />
          </Routes>
        </Suspense>
        <ToastHost />
      </main>
    </BrowserRouter>
  );
}

/** Shows a remote without a shell, on its own development page: its screens by links, and a way to sign in. */
export function mountStandalone(definition: RemoteDefinition, config: RemoteConfig): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  const store = createHubStore();
  for (const feature of definition.features ?? []) injectFeature(store, feature);
  store.dispatch(authActions.appStarted());
  const pages = definition.routes.map(({ path, page }) => ({
    path,
    title: config.routes.find((route) => route.path === path)?.title ?? path,
    Page: lazy(page),
  }));
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <StandaloneApp pages={pages} />
      </Provider>
    </StrictMode>,
  );
}
