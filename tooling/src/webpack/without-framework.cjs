/** Components of react-router that only its data routers and its framework use, and what they alone call. */
const UNUSED = ['NavLink', 'Form'];

/** Cuts one piece of text out, or puts another in its place. */
function change(source, from, to) {
  if (source.split(from).length !== 2) throw new Error(`react-router no longer holds this text once: ${from}`);
  return source.replace(from, to);
}

/**
 * Leaves them out of a build: react-router names them by assignments, which keeps every bundler from seeing that nobody uses them. A link's
 * hints for the framework are emptied, since each link names them. 4 kB of each first load.
 */
module.exports = function withoutFramework(source) {
  if (!source.includes('function BrowserRouter(')) return source;
  const leaner = UNUSED.reduce((text, name) => {
    const [, react] = new RegExp(`var ${name} = (\\w+)\\.forwardRef\\(`).exec(text) ?? [];
    const made = `var ${name} = ${react}.forwardRef(`;
    return change(change(text, made, made.replace('= ', '= /*#__PURE__*/ ')), `${name}.displayName = "${name}";`, '');
  }, source);
  const hints = 'function PrefetchPageLinks({ page, ...linkProps }) {';
  return change(leaner, hints, `${hints} return null;`);
};
