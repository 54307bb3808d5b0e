import '@hub/shared/styles.css';
import './boot/splash.css';
// The first drawing alone: no remote's code has run by then.
// oxlint-disable-next-line no-restricted-imports
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, pageHistory } from '@hub/shared/router';
import { authActions, createHubStore } from '@hub/shared/state';
import { applyTheme } from '@hub/shared/ui';
import { loadWords } from '@hub/shared/words';
import { createPlatform } from './create-platform';
import { patientHistory } from './boot/patient-history';
import { yieldToMain } from './boot/yield-to-main';
import { loadFirstScreen } from './remotes/load-first-screen';
import { ShellRoot } from './shell-root';
import { words } from './words';

const history = () => patientHistory(pageHistory());
const Router = ({ children }: { children: ReactNode }) => <BrowserRouter history={history}>{children}</BrowserRouter>;

/** Draws the product into its page. */
export async function drawPage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  applyTheme();
  const store = createHubStore();
  await yieldToMain();
  const [platform] = await Promise.all([createPlatform(), loadWords(words)]);
  store.dispatch(authActions.appStarted());

  const tree = <ShellRoot store={store} platform={platform} Router={Router} />;
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  // A transition is drawn in slices.
  else startTransition(() => createRoot(root).render(tree));
  loadFirstScreen(platform, store);
}
