import { traceParent } from './trace-parent';

afterEach(() => document.head.replaceChildren());

test('a call names a trace of its own where the page says that the hub tells them', () => {
  expect(traceParent()).toBeNull();
  document.head.innerHTML = '<meta name="hub-traces" content="">';
  const [first, second] = [traceParent(), traceParent()];
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(second).not.toBe(first);
});
