import { lostLandmark } from './landmarks';

const WINDOW = { width: 1000, height: 800 };
const PLACES: Record<string, [number, number, number, number]> = {
  ASIDE: [0, 0, 200, 800],
  MAIN: [200, 0, 1000, 3000],
};
let cover: (x: number, y: number) => Element | null;

beforeEach(() => {
  document.body.innerHTML = '<div><header></header><aside><a>Home</a></aside><main id="main"><h1>Here</h1></main></div>';
  cover = () => null;
  Object.assign(window, { innerWidth: WINDOW.width, innerHeight: WINDOW.height });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, right, bottom] = PLACES[this.tagName] ?? [0, 0, 50, 50];
    return { left, top, right, bottom, width: right - left, height: bottom - top } as DOMRect;
  });
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !this.hasAttribute('hidden');
    },
    getAnimations: () => [],
  });
  Object.assign(document, {
    elementFromPoint: (x: number, y: number) => cover(x, y) ?? document.querySelector(x < 200 ? 'aside a' : 'main h1'),
  });
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => jest.restoreAllMocks());

test('a whole layout has lost nothing, and a page without one neither', () => {
  expect(lostLandmark()).toBeNull();
  document.body.innerHTML = '<h1>Sign in</h1>';
  expect(lostLandmark()).toBeNull();
});

test('a hidden sidebar is lost', () => {
  document.querySelector('aside')!.hidden = true;
  expect(lostLandmark()).toMatchObject({ landmark: 'aside', how: 'hidden' });
});

test('a covered sidebar is lost, and by what; one that is covered in part is not', () => {
  const heading = document.querySelector('h1');
  cover = () => heading;
  expect(lostLandmark()).toEqual({ landmark: 'aside', how: 'covered', by: heading });
  cover = (_x, y) => (y < 600 ? heading : null);
  expect(lostLandmark()).toBeNull();
});

test.each(['<dialog open></dialog>', '<div role="dialog"></div>', '<div role="menu"></div>', '<div role="alert"></div>'])(
  'under %s nothing is judged',
  (overlay) => {
    document.querySelector('aside')!.hidden = true;
    document.body.insertAdjacentHTML('beforeend', overlay);
    expect(lostLandmark()).toBeUndefined();
  },
);
