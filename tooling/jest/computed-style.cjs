const { realpathSync } = require('node:fs');
const { createRequire } = require('node:module');

const fromEnvironment = createRequire(realpathSync(require.resolve('jest-environment-jsdom')));
const fromJsdom = createRequire(realpathSync(fromEnvironment.resolve('jsdom')));
const SHEET = './jsdom/browser/default-stylesheet';

/** Of a style sheet the rules that say how an element is displayed: names of elements together by what they say, then the rest in their order. */
function shownBy(sheet) {
  const names = new Map();
  const rest = [];
  for (const { style, selectorText } of fromJsdom('rrweb-cssom').parse(sheet).cssRules) {
    const display = style?.display;
    // What is no selector fits nothing (the sheet's namespace has run into its first rule).
    if (!display || selectorText.startsWith('@')) continue;
    if (!/^[a-z\d,\s]+$/.test(selectorText)) rest.push(`${selectorText} { display: ${display} }`);
    else names.set(display, [...(names.get(display) ?? []), selectorText]);
  }
  return [...[...names].map(([display, selectors]) => `${selectors.join(', ')} { display: ${display} }`), ...rest].join('\n');
}

/**
 * jsdom holds an element against the 120 rules of a browser's own style sheet whenever somebody asks for its style, and who looks for
 * elements by role or name asks that of all of them. They ask whether it is shown, and between which words there is a space: of the sheet
 * that is kept, in twenty rules.
 */
function keepWhatShows() {
  const path = fromJsdom.resolve(SHEET);
  fromJsdom(SHEET);
  const { [path]: sheet } = require.cache;
  sheet.exports = shownBy(sheet.exports);
}

/** An element's style is made once, until anything in the document changes: jsdom makes it anew for each who asks. */
function rememberStyles(window) {
  const document = fromJsdom('./jsdom/living/generated/utils').implForWrapper(window.document);
  const make = window.getComputedStyle;
  /** By what jsdom itself throws away with each change. */
  const known = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    // What is in no document changes without a word, and in another one by its own account.
    if (pseudo || element?.isConnected !== true || element.ownerDocument !== window.document) return make(element, pseudo);
    const made = known.get(document._styleCache)?.get(element);
    if (made) return made;
    const style = make(element);
    const { _styleCache: state } = document;
    if (!known.has(state)) known.set(state, new WeakMap());
    known.get(state).set(element, style);
    return style;
  };
}

module.exports = { fromJsdom, keepWhatShows, rememberStyles, SHEET, shownBy };
