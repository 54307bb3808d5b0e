/** What everything on a page builds on: by which names it is reached from the global object. A build that changes one changes it for all. */
const BUILT_ON = [
  'fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'requestAnimationFrame',
  'structuredClone', 'Promise', 'Worker', 'XMLHttpRequest', 'URL', 'Map', 'Set', 'WeakMap', 'Date', 'Object', 'Array',
  'JSON.parse', 'JSON.stringify', 'Object.assign', 'Object.keys', 'Object.entries', 'Object.defineProperty',
  'Array.isArray', 'Array.prototype.map', 'Array.prototype.filter', 'Array.prototype.push', 'Array.prototype.slice',
  'Promise.prototype.then', 'Promise.all', 'Map.prototype.get', 'Map.prototype.set', 'Function.prototype.call',
  'Function.prototype.apply', 'String.prototype.replace', 'Date.now', 'Math.random', 'XMLHttpRequest.prototype.send',
  'Element.prototype.append', 'Node.prototype.appendChild', 'Node.prototype.removeChild', 'EventTarget.prototype.addEventListener',
  'History.prototype.pushState', 'Storage.prototype.getItem', 'Storage.prototype.setItem',
] as const; // prettier-ignore

/** Those that no library has a reason to replace once the page runs. Prototypes stay open: loaders write on arrays. */
const FIXED = [
  'fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Promise', 'structuredClone', 'Worker', 'JSON.parse', 'JSON.stringify',
] as const; // prettier-ignore

type Holder = Record<string, unknown>;
const isHolder = (value: unknown): value is Holder =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The object that holds a member, and the member's name. */
function holderOf(path: string): [Holder, string] | null {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  let holder: unknown = window;
  for (const step of steps) holder = isHolder(holder) ? holder[step] : undefined;
  return isHolder(holder) ? [holder, name] : null;
}

const valueOf = (path: string): unknown => {
  const found = holderOf(path);
  return found && found[0][found[1]];
};

/** Makes members unwritable for whatever runs after. */
export function fixGlobals(): void {
  for (const path of FIXED) {
    const found = holderOf(path);
    if (!found || !(found[1] in found[0])) continue;
    Object.defineProperty(...found, { value: found[0][found[1]], writable: false, configurable: false });
  }
}

/** Notes what everything is built on as it is now; what is answered names the first that is another one since, or null. */
export function noteGlobals(): () => string | null {
  const before = BUILT_ON.map((path) => [path, valueOf(path)] as const);
  return () => before.find(([path, value]) => valueOf(path) !== value)?.[0] ?? null;
}
