import { act, render, screen } from '@testing-library/react';
import { Component, StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as z from 'zod/mini';
import { featureRegistry } from './store';
import {
  cancelled,
  createHubStore,
  createSlice,
  defineFeature,
  injectFeature,
  put,
  SliceFailure,
  take,
  useFeature,
  useFeatureSelector,
  type PayloadAction,
} from '.';

const counter = createSlice({
  name: 'counter',
  initialState: { asked: 0, counted: 0 },
  reducers: {
    asked: (state) => void (state.asked += 1),
    counted: (state) => void (state.counted += 1),
  },
});
const { asked, counted } = counter.actions;

const ends: unknown[] = [];
const running = { now: 0 };
let store = createHubStore();
const feature = defineFeature({
  key: 'counter',
  reducer: counter.reducer,
  *saga() {
    running.now += 1;
    try {
      for (;;) {
        yield* take(asked);
        yield* put(counted());
      }
    } finally {
      running.now -= 1;
      if (yield* cancelled()) ends.push(feature.select(store.getState()));
    }
  },
});

const flush = () => new Promise((resolve) => setTimeout(resolve, 5));
const has = () => 'counter' in store.getState();

beforeEach(() => {
  store = createHubStore();
  ends.length = 0;
});
afterEach(() => store.close());

test('runs while anybody uses it; then the saga ends, with its state still there, and the state goes', async () => {
  const first = injectFeature(store, feature);
  const second = injectFeature(store, feature);
  expect(running.now).toBe(1);
  store.dispatch(asked());
  expect(feature.select(store.getState())).toEqual({ asked: 1, counted: 1 });
  first();
  first();
  await flush();
  expect(has()).toBe(true);
  second();
  await flush();
  expect(has()).toBe(false);
  expect(running.now).toBe(0);
  expect(ends).toEqual([{ asked: 1, counted: 1 }]);
  expect(feature.select(store.getState())).toEqual({ asked: 0, counted: 0 });
});

test('a key can be taken by one feature alone', () => {
  expect(() => injectFeature(store, { key: 'auth', reducer: counter.reducer })).toThrow('taken');
});

test('survives StrictMode with one saga, and goes with the screen', async () => {
  function Screen() {
    useFeature(feature);
    return <p>counted {useFeatureSelector(feature, (state) => state.counted)}</p>;
  }
  const { unmount } = render(
    <StrictMode>
      <Provider store={store}>
        <Screen />
      </Provider>
    </StrictMode>,
  );
  await act(flush);
  expect(running.now).toBe(1);
  act(() => void store.dispatch(asked()));
  expect(screen.getByText('counted 1')).toBeInTheDocument();
  unmount();
  await flush();
  expect(has()).toBe(false);
  expect(running.now).toBe(0);
});

test('a screen that comes as another goes keeps the state', async () => {
  const first = injectFeature(store, feature);
  store.dispatch(asked());
  first();
  const second = injectFeature(store, feature);
  await flush();
  expect(feature.select(store.getState()).counted).toBe(1);
  expect(running.now).toBe(1);
  second();
  await flush();
});

describe('a slice that fails', () => {
  const INITIAL: { count: number; note: unknown } = { count: 0, note: '' };
  /** What no type would let through. */
  const anything = (value: unknown): never => value as never;
  type Soon = 'throws' | 'nothing' | 'broken';
  const broken = createSlice({
    name: 'broken',
    initialState: INITIAL,
    reducers: {
      counted: (state) => void (state.count += 1),
      noted: (state, { payload }: PayloadAction<string>) => void (state.note = payload),
      fails: (state, { payload }: PayloadAction<Soon>) => {
        if (payload === 'throws') throw new TypeError('boom');
        if (payload === 'nothing') return anything(undefined);
        state.count = anything('many');
      },
    },
  });
  const { fails } = broken.actions;
  const published = z.object({ count: z.number() });
  const failing = defineFeature({
    key: 'failing',
    published,
    reducer: (state: ReturnType<typeof broken.reducer> | undefined, action) =>
      // Immer takes an answer of nothing for "as it is": a reducer of somebody's own does not.
      fails.match(action) && action.payload === 'nothing' ? (undefined as never) : broken.reducer(state, action),
  });

  test.each<[Soon, string]>([
    ['throws', 'boom'],
    ['nothing', 'answered with nothing'],
    ['broken', 'no longer what others may read'],
  ])('is cut off when it %s, and the others get the action', async (how, why) => {
    const failures: Error[] = [];
    const registry = featureRegistry(store);
    registry.retain(feature);
    registry.retain(failing, (failure) => failures.push(failure));
    // Own fields are free.
    store.dispatch(broken.actions.noted('x'));
    expect(failing.select(store.getState())).toEqual({ count: 0, note: 'x' });
    store.dispatch(fails(how));
    store.dispatch(asked());
    store.dispatch(broken.actions.counted());
    await flush();
    expect(failures).toEqual([
      expect.objectContaining({ name: 'SliceFailure', message: expect.stringContaining(why) as string }),
    ]);
    expect(feature.select(store.getState())).toEqual({ asked: 1, counted: 1 });
    expect(failing.select(store.getState())).toEqual({ count: 0, note: '' });
  });

  test('is told to the screen that uses it, and another build begins anew', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const caught: unknown[] = [];
    class Boundary extends Component<{ children: ReactNode }, { gone: boolean }> {
      override state = { gone: false };
      static getDerivedStateFromError = () => ({ gone: true });
      override componentDidCatch = (error: unknown) => void caught.push(error);
      override render = () => !this.state.gone && this.props.children;
    }
    function Screen() {
      useFeature(failing);
      return <p>here</p>;
    }
    render(
      <Provider store={store}>
        <Boundary>
          <Screen />
        </Boundary>
      </Provider>,
    );
    await act(async () => {
      store.dispatch(fails('throws'));
      await flush();
    });
    expect(screen.queryByText('here')).not.toBeInTheDocument();
    expect(caught).toEqual([expect.any(SliceFailure)]);
    const next = defineFeature({ key: 'failing', reducer: broken.reducer });
    injectFeature(store, next);
    store.dispatch(broken.actions.counted());
    expect(next.select(store.getState())).toEqual({ count: 1, note: '' });
    quiet.mockRestore();
  });

  test('a build that takes over ends the saga of the one before', async () => {
    const release = injectFeature(store, feature);
    expect(running.now).toBe(1);
    const next = defineFeature({ ...feature });
    injectFeature(store, next);
    expect(running.now).toBe(1);
    release();
    await flush();
    expect(has()).toBe(true);
    expect(running.now).toBe(1);
  });
});
