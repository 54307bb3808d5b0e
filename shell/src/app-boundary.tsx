import { Component, type ReactNode } from 'react';
import { Button, EmptyState } from '@hub/shared/ui';
import { reloadOnce } from './boot/reload-once';
import { isLoadFailure } from './remotes/loading/load-failure';
import { t } from './messages';

/** The last net, for the shell's own parts: a file that a release has taken away is fetched by loading the page anew, once. */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isLoadFailure(error)) reloadOnce();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert">
        <EmptyState
          title={t('crash')}
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('crash.reload')}
            </Button>
          }
        >
          {t('crash.text')}
        </EmptyState>
      </main>
    );
  }
}
