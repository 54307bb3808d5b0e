import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';

/**
 * Every bundle brings a hot-reload runtime of its own, and only the first would meet React: with this hook there before any of them,
 * each finds the renderers that have registered. It stands in for the browser's React tools when those are not installed.
 */
export const REACT_HOOK = `(() => {
  if (window.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map();
  const nothing = () => undefined;
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject: (renderer) => {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
})();`;

/** What a development page has in its head before any bundle. */
export const devHead = (document?: DiscoveryDocument): string =>
  [
    `<script>${REACT_HOOK}</script>`,
    document &&
      `<script type="application/json" id="mfe-discovery">${JSON.stringify(document).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
