import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { StaticRouter } from '@hub/shared/router/static';
import { createHubStore } from '@hub/shared/state';
import { loadWords, speakAs } from '@hub/shared/words/plain';
import { DiscoveryFeed } from './discovery/discovery-feed';
import { landingDescription } from './landing/landing-head';
import { t } from './messages';
import type { Platform } from './platform';
import { Prefetch } from './remotes/prefetch';
import { RemoteLoader } from './remotes/loading/remote-loader';
import { ShellRoot } from './shell-root';
import { words } from './words';

const AtHome = ({ children }: { children: ReactNode }) => <StaticRouter location="/">{children}</StaticRouter>;
const nowhere = (): never => {
  throw new Error('The landing page asks for what only a browser has.');
};

const NO_REMOTES: DiscoveryDocument = {
  schema: 'mfe-discovery/1',
  revision: 0,
  issuedAt: new Date(0).toISOString(),
  ttlSeconds: 60,
  remotes: {},
};

/** A platform without a browser: the landing page has no remote, so nothing of it may be asked for. */
async function emptyPlatform(): Promise<Platform> {
  const feed = await DiscoveryFeed.open(NO_REMOTES, { fetch: nowhere, lastGood: { read: nowhere, write: () => undefined } });
  const loader = new RemoteLoader({
    document: () => feed.current,
    subject: '',
    federation: { load: nowhere },
    styles: { drop: nowhere, restore: nowhere },
    within: nowhere,
    report: nowhere,
    mayStart: nowhere,
    quarantine: { read: nowhere, add: nowhere },
    origins: { hangs: nowhere, noteHanging: nowhere },
    isFirstPage: nowhere,
    now: nowhere,
    sleep: nowhere,
    random: nowhere,
  });
  return { feed, loader, telemetry: { report: nowhere }, prefetch: new Prefetch(loader, () => []) };
}

/** The landing page as HTML, for the build. */
export async function renderLanding(language: string): Promise<{ title: string; description: string; html: string }> {
  speakAs(() => language);
  await loadWords(words);
  const store = createHubStore(undefined, { live: false });
  const platform = await emptyPlatform();
  // One piece: a boundary that is sent apart would need an inline script, which the page's policy forbids.
  const { prelude } = await prerender(<ShellRoot store={store} platform={platform} Router={AtHome} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return { title: t('landing.title'), description: landingDescription(), html: await new Response(prelude).text() };
}
