import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

const { fromJsdom, rememberStyles, SHEET, shownBy } = createRequire(import.meta.url)('./computed-style.cjs');
const { parse } = fromJsdom('rrweb-cssom');
const { JSDOM } = fromJsdom('./api');

const fits = (element, selector) => {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
};
/** What a sheet says of an element, as jsdom reads it: by the last rule that fits. */
const displayed = (rules, element) =>
  rules.reduce((said, { style, selectorText }) => (style?.display && fits(element, selectorText) ? style.display : said), '');

/** The sheet as jsdom has it: what is loaded may be what is kept of it, where a test that draws ran in this process before. */
function wholeSheet() {
  const own = { exports: '' };
  compileFunction(readFileSync(fromJsdom.resolve(SHEET), 'utf8'), ['module', 'exports'], {})(own, own.exports);
  return own.exports;
}

test('what is kept of the style sheet shows every element as the whole sheet does', () => {
  const whole = wholeSheet();
  const kept = shownBy(whole);
  const [before, after] = [whole, kept].map((sheet) => [...parse(sheet).cssRules].filter(({ selectorText }) => selectorText));
  expect(after.length).toBeLessThan(before.length / 5);
  const names = new Set(before.flatMap(({ selectorText }) => selectorText.match(/[a-z]\w*/g)));
  const { document } = new JSDOM(`
    <p hidden></p><tr hidden></tr><dialog></dialog><dialog open></dialog><input type="hidden"><input type="text">
    <ruby><rt></rt><rp></rp></ruby><rt></rt><svg><title></title></svg><x-own></x-own><span></span>`).window;
  const elements = [...document.querySelectorAll('*'), ...[...names].map((name) => document.createElement(name))];
  expect(elements.length).toBeGreaterThan(100);
  for (const element of elements)
    expect([element.outerHTML, displayed(after, element)]).toEqual([element.outerHTML, displayed(before, element)]);
});

test('a style that is remembered is forgotten with the next change, wherever it is', () => {
  const { window } = new JSDOM('<style></style><main><p>Text</p></main>');
  rememberStyles(window);
  const [main, p, sheet] = ['main', 'p', 'style'].map((name) => window.document.querySelector(name));
  const style = () => window.getComputedStyle(p);
  expect(style()).toBe(style());
  expect(style().visibility).toBe('visible');
  main.style.visibility = 'hidden';
  expect(style().visibility).toBe('hidden');
  main.removeAttribute('style');
  expect(style().visibility).toBe('visible');
  p.hidden = true;
  expect(style().display).toBe('none');
  p.hidden = false;
  expect(style().display).toBe('block');
  sheet.textContent = 'p { display: none }';
  expect(style().display).toBe('none');
  main.remove();
  p.style.display = 'flex';
  expect(style().display).toBe('flex');
});
