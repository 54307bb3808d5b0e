import '@hub/shared/styles.css';
import './boot/splash.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@hub/shared/router';
import { authActions, createHubStore } from '@hub/shared/state';
import { applyTheme } from '@hub/shared/ui';
import { createPlatform } from './create-platform';
import { yieldToMain } from './boot/yield-to-main';
import { loadFirstScreen } from './remotes/load-first-screen';
import { ShellRoot } from './shell-root';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

applyTheme();
const store = createHubStore();
await yieldToMain();
const platform = await createPlatform();
store.dispatch(authActions.appStarted());
loadFirstScreen(platform, store);
await yieldToMain();

const tree = <ShellRoot store={store} platform={platform} Router={BrowserRouter} />;
if (root.hasChildNodes()) hydrateRoot(root, tree);
// A transition is drawn in slices.
else startTransition(() => createRoot(root).render(tree));
