import '@hub/shared/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@hub/shared/router';
import { authActions, createHubStore, Provider } from '@hub/shared/state';
import { applyTheme } from '@hub/shared/ui';
import { App } from './app';
import { AppBoundary } from './app-boundary';
import { createPlatform } from './create-platform';
import { PlatformContext } from './platform';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

applyTheme();
const store = createHubStore();
const platform = await createPlatform();
store.dispatch(authActions.appStarted());

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <PlatformContext value={platform}>
        <BrowserRouter>
          <AppBoundary>
            <App />
          </AppBoundary>
        </BrowserRouter>
      </PlatformContext>
    </Provider>
  </StrictMode>,
);
