import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { bus } from '../events';
import { authActions, createHubStore } from '../state';
import { makeToken, makeUser } from '../testing';
import { defineQuery, useQuery } from '.';

const FAR_MS = 30_000;
let now = 1_000_000;
let answers: (string | Error | Promise<string>)[] = [];
const asked = jest.fn<undefined, [string, string | null]>();
const signals: AbortSignal[] = [];

const things = defineQuery({
  key: 'things',
  failure: 'The thing could not be loaded.',
  fetch: async (name: string, signal, known: string | null) => {
    asked(name, known);
    signals.push(signal);
    const answer = answers.shift() ?? 'nothing';
    if (answer instanceof Error) throw answer;
    return answer;
  },
  staleMs: FAR_MS,
  refreshOn: ['reports.created@1'],
  amend: (thing, { name, payload }, arg) => {
    if (name !== 'reports.deleted@1') return thing;
    return payload.reportId === arg ? null : `${thing} without ${payload.reportId}`;
  },
  keep: 2,
});

function Thing({ name, pollMs }: { name: string; pollMs?: number }) {
  const { status, data, refresh } = useQuery(things, name, { pollMs });
  return (
    <>
      <p>{`${name}: ${status} ${data ?? ''}`.trim()}</p>
      <button onClick={refresh}>Refresh {name}</button>
    </>
  );
}

let store = createHubStore();
const logIn = (id: string) => {
  const user = makeUser({ id });
  store.dispatch(authActions.loggedIn({ user, token: makeToken(), message: '', success: true }));
};
/** A screen that is opened and, by `close`, left. */
const open = (element: ReactElement) => {
  const { unmount } = render(<Provider store={store}>{element}</Provider>);
  return { close: unmount };
};
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  answers = [];
  asked.mockClear();
  signals.length = 0;
  store = createHubStore();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  store.close();
  jest.restoreAllMocks();
});

test('a second visit shows at once what is known, and asks again only when that is old', async () => {
  answers = ['first', 'second'];
  const first = open(<Thing name="a" />);
  expect(screen.getByText('a: loading')).toBeInTheDocument();
  expect(await screen.findByText('a: ready first')).toBeInTheDocument();
  first.close();
  now += FAR_MS - 1;
  const second = open(<Thing name="a" />);
  expect(screen.getByText('a: ready first')).toBeInTheDocument();
  await settle();
  expect(asked).toHaveBeenCalledTimes(1);
  second.close();
  now += 1;
  open(<Thing name="a" />);
  expect(screen.getByText(/first/)).toBeInTheDocument();
  expect(await screen.findByText('a: ready second')).toBeInTheDocument();
  expect(asked.mock.calls).toEqual([
    ['a', null],
    ['a', 'first'],
  ]);
});

test('screens that show the same share one request, also one whose first screen was left', async () => {
  let done: (text: string) => void = () => undefined;
  answers = [new Promise((resolve) => (done = resolve))];
  const first = open(<Thing name="a" />);
  first.close();
  open(<Thing name="a" />);
  await act(async () => done('late'));
  expect(await screen.findByText('a: ready late')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a failure keeps what is there and is told; before there is anything, it stands alone until it is tried again', async () => {
  answers = [new Error('no'), 'here', new Error('no')];
  open(<Thing name="a" />);
  expect(await screen.findByText('a: failed')).toBeInTheDocument();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('a: loading')).toBeInTheDocument();
  expect(await screen.findByText('a: ready here')).toBeInTheDocument();
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('a: refreshing here')).toBeInTheDocument();
  expect(await screen.findByText('a: stale here')).toBeInTheDocument();
  expect(console.error).toHaveBeenCalledWith('The thing could not be loaded.', expect.any(Error));
});

test('an event asks anew for what is on the screen, and for the rest when it is next looked at', async () => {
  answers = ['a1', 'b1', 'a2', 'b2'];
  const left = open(<Thing name="a" />);
  await screen.findByText('a: ready a1');
  left.close();
  open(<Thing name="b" />);
  await screen.findByText('b: ready b1');
  answers = ['b2', 'a2'];
  act(() => bus.emit('reports.created@1', { reportId: 'x', sourceType: 'csv' }));
  expect(await screen.findByText('b: ready b2')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(3);
  open(<Thing name="a" />);
  expect(screen.getByText('a: refreshing a1')).toBeInTheDocument();
  expect(await screen.findByText('a: ready a2')).toBeInTheDocument();
});

test('an answer that was on its way when the event came is taken back', async () => {
  let done: (text: string) => void = () => undefined;
  answers = [new Promise((resolve) => (done = resolve)), 'after'];
  open(<Thing name="a" />);
  act(() => bus.emit('reports.created@1', { reportId: 'x', sourceType: 'csv' }));
  await act(async () => done('before'));
  expect(await screen.findByText('a: ready after')).toBeInTheDocument();
  expect(signals[0]?.aborted).toBe(true);
});

test('what an event says itself is known without a question, and what is gone is dropped', async () => {
  answers = ['a1', 'b1', 'b2'];
  open(<Thing name="a" />);
  const left = open(<Thing name="b" />);
  await screen.findByText('b: ready b1');
  left.close();
  act(() => bus.emit('reports.deleted@1', { reportId: 'b' }));
  expect(screen.getByText('a: ready a1 without b')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(2);
  open(<Thing name="b" />);
  expect(screen.getByText('b: loading')).toBeInTheDocument();
  expect(await screen.findByText('b: ready b2')).toBeInTheDocument();
});

test('nothing of one person is there for the next, not even what was on its way', async () => {
  logIn('ada');
  let done: (text: string) => void = () => undefined;
  answers = ['of Ada', new Promise((resolve) => (done = resolve)), 'of Bob'];
  const first = open(<Thing name="a" />);
  await screen.findByText('a: ready of Ada');
  const second = open(<Thing name="b" />);
  act(() => void store.dispatch(authActions.loggedOut('logout')));
  expect(JSON.stringify(store.getState())).not.toContain('of Ada');
  await act(async () => done('of Ada too'));
  expect(JSON.stringify(store.getState())).not.toContain('of Ada');
  first.close();
  second.close();
  logIn('bob');
  open(<Thing name="a" />);
  expect(await screen.findByText('a: ready of Bob')).toBeInTheDocument();
});

test('another person in the same page gets their own on the screens that are open', async () => {
  logIn('ada');
  answers = ['of Ada', 'of Bob'];
  open(<Thing name="a" />);
  await screen.findByText('a: ready of Ada');
  act(() => logIn('bob'));
  expect(screen.queryByText(/of Ada/)).not.toBeInTheDocument();
  expect(await screen.findByText('a: ready of Bob')).toBeInTheDocument();
});

test('whoever becomes known after the page has asked is not asked for twice', async () => {
  answers = ['own'];
  open(<Thing name="a" />);
  act(() => logIn('ada'));
  expect(await screen.findByText('a: ready own')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('of what no screen shows the newest answers are kept', async () => {
  for (const name of ['a', 'b', 'c']) {
    answers = [`${name}1`];
    now += 1;
    const { close } = open(<Thing name={name} />);
    await screen.findByText(`${name}: ready ${name}1`);
    close();
  }
  open(<Thing name="b" />);
  open(<Thing name="c" />);
  expect(screen.getByText('b: ready b1')).toBeInTheDocument();
  expect(screen.getByText('c: ready c1')).toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(3);
  open(<Thing name="a" />);
  expect(screen.getByText('a: loading')).toBeInTheDocument();
  await settle();
});

test('a screen that keeps asking does so without a word, and not while nobody looks', async () => {
  answers = ['one', 'two', new Error('no'), 'three'];
  open(<Thing name="a" pollMs={20} />);
  await waitFor(() => expect(screen.getByText('a: stale two')).toBeInTheDocument());
  expect(await screen.findByText('a: ready three')).toBeInTheDocument();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await settle();
  const before = asked.mock.calls.length;
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  expect(asked).toHaveBeenCalledTimes(before);
  hidden.mockRestore();
});
