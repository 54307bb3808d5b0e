import '@hub/shared/styles.css';
import './boot/splash.css';
// The first drawing alone: no remote's code has run by then.
// oxlint-disable-next-line no-restricted-imports
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@hub/shared/router';
import { authActions, createHubStore } from '@hub/shared/state';
import { applyTheme } from '@hub/shared/ui';
import { loadWords } from '@hub/shared/words';
import { createPlatform } from './create-platform';
import { PatientLocation } from './boot/patient-location';
import { yieldToMain } from '@hub/shared/yielding';
import { whenAtRest } from './remotes/at-rest';
import { loadFirstScreen } from './remotes/screens/load-first-screen';
import { ShellRoot } from './shell-root';
import { words } from './words';

/** Only pages of a hub that tells its traces. */
const pageLoads = () => import('./boot/tell-page-load');

/** Without transitions: a screen that renders without end would starve a navigation for ever. */
const Router = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>
    <PatientLocation>{children}</PatientLocation>
  </BrowserRouter>
);

/** Draws the product into its page. */
export async function drawPage(): Promise<void> {
  // Each part in a task of its own, as in `index.ts`.
  await yieldToMain();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  applyTheme();
  const store = createHubStore();
  await yieldToMain();
  const [platform] = await Promise.all([createPlatform(), loadWords(words)]);
  await yieldToMain();
  store.dispatch(authActions.appStarted());
  loadFirstScreen(platform, store);
  const trace = document.querySelector<HTMLMetaElement>('meta[name="hub-traces"]')?.content;
  if (trace) whenAtRest((at) => void pageLoads().then(({ tellPageLoad }) => tellPageLoad(trace, at)));
  await yieldToMain();

  const tree = <ShellRoot store={store} platform={platform} Router={Router} />;
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  // A transition is drawn in slices.
  else startTransition(() => createRoot(root).render(tree));
}
