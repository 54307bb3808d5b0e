/** Components of react-router that only its data routers and its framework use, and what they alone call. */
const UNUSED = ['NavLink', 'Form'];

/** Cuts one piece of text out, or puts another in its place. */
function change(source, from, to) {
  if (source.split(from).length !== 2) throw new Error(`react-router no longer holds this text once: ${from}`);
  return source.replace(from, to);
}

/**
 * Leaves them out of a build: react-router names them by assignments, which keeps every bundler from seeing that nobody uses them. A link's
 * hints for the framework are emptied, since each link names them, and so is the boundary that only a data router draws. 5 kB of each first load.
 */
module.exports = function withoutFramework(source) {
  if (!source.includes('function BrowserRouter(')) return source;
  const leaner = UNUSED.reduce((text, name) => {
    const [, react] = new RegExp(`var ${name} = (\\w+)\\.forwardRef\\(`).exec(text) ?? [];
    const made = `var ${name} = ${react}.forwardRef(`;
    return change(change(text, made, made.replace('= ', '= /*#__PURE__*/ ')), `${name}.displayName = "${name}";`, '');
  }, source);
  const hints = 'function PrefetchPageLinks({ page, ...linkProps }) {';
  const changes = [
    [hints, `${hints} return null;`],
    // What a link tells the framework of who points at it.
    [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
    // The boundary of a data router; the shell has its own around each screen.
    [/return dataRouterState && \(match\.route\.ErrorBoundary \|\|/, 'return false && (match.route.ErrorBoundary ||'],
    [/var RenderErrorBoundary = class extends \w+\.Component \{/, 'var RenderErrorBoundary = class {'],
    [/super\(props\);(?=\s*this\.state = \{\s*location: props\.location,\s*revalidation)/, ''],
    ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    // What a data router has loaded, and what it draws while it loads: there is none.
    ['let dataRouterState = dataRouterOpts?.state;', 'let dataRouterState = null;'],
    ['let onErrorHandler = dataRouterOpts?.onError;', 'let onErrorHandler;'],
    ['dataRouterOpts && dataRouterOpts.state.matches.length ?', 'false ?'],
    ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
    [/var MemoizedDataRoutes = (?=\w+\.memo\()/, 'var MemoizedDataRoutes = /*#__PURE__*/ '],
    [/var useOptimisticImpl = \w+\[USE_OPTIMISTIC\];/, 'var useOptimisticImpl;'],
  ];
  return changes.reduce((text, [from, to]) => change(text, from, to), leaner);
};
