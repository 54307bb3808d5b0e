import type { PageLoad } from '@hub/shared/contracts/releases/page-load';
import { tellPageLoad } from './tell-page-load';

class NavigationTiming {
  responseStart = 120.4;
  domInteractive = 400;
  type = 'reload';
}

beforeEach(() => void Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming }));
afterEach(() => jest.restoreAllMocks());

const tell = (entries: unknown[]) => {
  const told: PageLoad[] = [];
  Object.assign(performance, { getEntriesByType: () => entries });
  jest.spyOn(performance, 'now').mockReturnValue(4000.6);
  tellPageLoad('00-a-b-01', 1500.2, (load) => told.push(load));
  return told;
};

test('tells times alone, and the trace that brought the page', () => {
  const trace = '00-a-b-01';
  const times = { sentMs: 4001, responseMs: 120, interactiveMs: 400, screenMs: 1500 };
  expect(tell([new NavigationTiming()])).toEqual([{ trace, ...times, navigation: 'reload' }]);
});

test('tells nothing where the browser does not', () => expect(tell([])).toEqual([]));
