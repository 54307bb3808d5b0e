import { pageHistory } from '@hub/shared/router';
import { patientHistory } from './patient-history';

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

function watched() {
  window.history.replaceState(null, '', '/');
  const history = patientHistory(pageHistory());
  const seen: string[] = [];
  const leave = history.listen(({ location }) => seen.push(location.pathname));
  return { history, seen, leave };
}

/** Goes there as a link does that is pressed. */
function press(go: () => void): void {
  document.body.addEventListener('click', go, { once: true });
  document.body.click();
}

test('what a press leads to comes after the press has been shown, at its address at once', async () => {
  const { history, seen, leave } = watched();
  press(() => history.push('/a'));
  expect(window.location.pathname).toBe('/a');
  expect(seen).toEqual([]);
  await frame();
  await frame();
  expect(seen).toEqual(['/a']);
  leave();
});

test('of two steps in one press only the last is drawn', async () => {
  const { history, seen, leave } = watched();
  press(() => {
    history.push('/a');
    history.replace('/b');
  });
  await frame();
  await frame();
  expect(seen).toEqual(['/b']);
  leave();
});

test('what no press has asked for goes at once, after one as well', async () => {
  const { history, seen, leave } = watched();
  history.push('/a');
  expect(seen).toEqual(['/a']);
  press(() => undefined);
  await frame();
  history.push('/b');
  expect(seen).toEqual(['/a', '/b']);
  leave();
});

test('who goes back before the press has led anywhere stays there', async () => {
  const { history, seen, leave } = watched();
  history.push('/a');
  press(() => history.push('/b'));
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  history.go(-1);
  await back;
  await frame();
  await frame();
  expect(seen.at(-1)).toBe('/a');
  expect(seen).not.toContain('/c');
  leave();
});
