import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import {
  cancelled,
  createHubStore,
  createSlice,
  defineFeature,
  injectFeature,
  put,
  take,
  useFeature,
  useFeatureSelector,
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
