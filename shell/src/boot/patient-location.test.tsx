import { act, render } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from '@hub/shared/router';
import { PatientLocation } from './patient-location';

/** Tells of a long task, as a browser does. */
let tellOfTask = () => undefined as void;
class Observer {
  static supportedEntryTypes = ['longtask'];
  constructor(told: () => void) {
    tellOfTask = told;
  }
  observe = () => undefined;
}
beforeEach(() => Object.defineProperty(window, 'PerformanceObserver', { value: Observer, configurable: true }));

const frames = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));

function open() {
  window.history.replaceState(null, '', '/');
  const seen: string[] = [];
  let go: ReturnType<typeof useNavigate> = () => undefined;
  function Screen() {
    const { pathname } = useLocation();
    go = useNavigate();
    if (seen.at(-1) !== pathname) seen.push(pathname);
    return null;
  }
  render(
    <BrowserRouter useTransitions={false}>
      <PatientLocation>
        <Screen />
      </PatientLocation>
    </BrowserRouter>,
  );
  return { seen, go: (path: string, replace = false) => go(path, { replace }), back: () => go(-1) };
}

/** Goes there as a link does that is pressed. */
const press = (lead: () => void) =>
  act(() => {
    document.body.addEventListener('click', lead, { once: true });
    document.body.click();
  });

test('what a press leads to comes after the press has been shown, at its address at once', async () => {
  const { seen, go } = open();
  press(() => go('/a'));
  expect(window.location.pathname).toBe('/a');
  expect(seen).toEqual(['/']);
  await frames();
  expect(seen).toEqual(['/', '/a']);
});

test('of two steps in one press only the last is drawn', async () => {
  const { seen, go } = open();
  press(() => {
    go('/a');
    go('/b', true);
  });
  await frames();
  expect(seen).toEqual(['/', '/b']);
});

test('what no press has asked for goes at once, after one as well', async () => {
  const { seen, go } = open();
  act(() => go('/a'));
  expect(seen).toEqual(['/', '/a']);
  press(() => undefined);
  await frames();
  act(() => go('/b'));
  expect(seen).toEqual(['/', '/a', '/b']);
});

test('who goes back before the press has led anywhere stays there', async () => {
  const { seen, go, back } = open();
  act(() => go('/a'));
  press(() => go('/b'));
  const gone = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  back();
  await act(() => gone);
  await frames();
  expect(seen.at(-1)).toBe('/a');
});

test('on a page that something keeps busy a press goes at once, and where no browser tells', () => {
  const { seen, go } = open();
  tellOfTask();
  press(() => go('/a'));
  expect(seen).toEqual(['/', '/a']);
  Observer.supportedEntryTypes = [];
  const other = open();
  press(() => other.go('/b'));
  expect(other.seen).toEqual(['/', '/b']);
  Observer.supportedEntryTypes = ['longtask'];
});
