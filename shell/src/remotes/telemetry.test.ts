import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import { Telemetry } from './telemetry';

const event: RemoteEvent = { type: 'mounted', remote: 'mf-x', buildId: '1.0.0-aaaaaaaa', arm: 'stable' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('gathers events for a while and sends them together', () => {
  const send = jest.fn();
  const telemetry = new Telemetry(send);
  telemetry.report(event);
  telemetry.report({ ...event, type: 'load_ok' });
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4000);
  expect(send.mock.calls).toEqual([[[event, { ...event, type: 'load_ok' }]]]);
  jest.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('never sends more at once than the server takes', () => {
  const send = jest.fn<undefined, [readonly RemoteEvent[]]>();
  const telemetry = new Telemetry(send);
  for (let count = 0; count < 130; count += 1) telemetry.report(event);
  telemetry.flush();
  expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([100, 30]);
});

test('sends what is left when the page is left', () => {
  const send = jest.fn();
  const telemetry = new Telemetry(send);
  telemetry.flushOnLeave();
  telemetry.report(event);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
});
