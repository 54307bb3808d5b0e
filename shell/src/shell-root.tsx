import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { Provider, type HubStore } from '@hub/shared/state';
import { App } from './app';
import { AppBoundary } from './app-boundary';
import { PlatformContext, type Platform } from './platform';

interface ShellRootProps {
  store: HubStore;
  platform: Platform;
  /** The browser's, or one that stands still at an address. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole tree. One for the browser and for the prerendered landing page: what is hydrated must be what was rendered. */
export const ShellRoot = ({ store, platform, Router }: ShellRootProps) => (
  <StrictMode>
    <Provider store={store}>
      <PlatformContext value={platform}>
        <Router>
          <AppBoundary>
            <App />
          </AppBoundary>
        </Router>
      </PlatformContext>
    </Provider>
  </StrictMode>
);
