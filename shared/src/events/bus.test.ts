import { EventBus } from './bus';

const buses: EventBus[] = [];
let channel = 0;
const makeBus = (name = `test-${(channel += 1)}`): EventBus => {
  const bus = new EventBus(name);
  buses.push(bus);
  return bus;
};
afterEach(() => {
  for (const bus of buses.splice(0)) bus.close();
});

test('delivers a payload with the sender and the time', () => {
  const bus = makeBus();
  const heard = jest.fn();
  bus.on('reports.created@1', heard);
  bus.emit('reports.created@1', { reportId: 'r1', sourceType: 'csv' }, 'mf-upload');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledWith(
    { reportId: 'r1', sourceType: 'csv' },
    { source: 'mf-upload', at: expect.any(Number) as number, otherTab: false },
  );
});

test('refuses a payload that breaks the contract', () => {
  const bus = makeBus();
  const heard = jest.fn();
  bus.on('reports.deleted@1', heard);
  expect(() => bus.emit('reports.deleted@1', { reportId: 5 } as never)).toThrow();
  expect(heard).not.toHaveBeenCalled();
});

test('a scope stamps its name and takes all its listeners with it', () => {
  const bus = makeBus();
  const mine = jest.fn();
  const other = jest.fn();
  const scope = bus.scoped('mf-reports');
  scope.on('reports.deleted@1', mine);
  scope.on('profile.changed@1', mine);
  bus.on('reports.deleted@1', other);
  scope.emit('reports.deleted@1', { reportId: 'r1' });
  expect(mine).toHaveBeenCalledWith({ reportId: 'r1' }, expect.objectContaining({ source: 'mf-reports' }));
  scope.close();
  bus.emit('reports.deleted@1', { reportId: 'r2' });
  bus.emit('profile.changed@1', { userId: 'u1' });
  expect(mine).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

test("one listener's defect does not reach the next", () => {
  const bus = makeBus();
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const next = jest.fn();
  bus.on('reports.deleted@1', () => {
    throw new Error('defect');
  });
  bus.on('reports.deleted@1', next);
  bus.emit('reports.deleted@1', { reportId: 'r1' });
  expect(next).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

test('reaches other tabs, which pass over what they do not know', async () => {
  const name = 'test-tabs';
  const here = makeBus(name);
  const there = makeBus(name);
  const heard = new Promise((resolve) => there.on('session.ended@1', (payload, meta) => resolve({ payload, meta })));
  const strange = jest.fn();
  there.on('reports.deleted@1', strange);
  const raw = new BroadcastChannel(name);
  raw.postMessage('nonsense');
  raw.postMessage({ name: 'reports.vanished@9', payload: {}, source: 'x', at: 1 });
  raw.postMessage({ name: 'reports.deleted@1', payload: { reportId: 7 }, source: 'x', at: 1 });
  raw.close();
  here.emit('session.ended@1', { reason: 'logout' }, 'state');
  expect(await heard).toMatchObject({ payload: { reason: 'logout' }, meta: { source: 'state', otherTab: true } });
  expect(strange).not.toHaveBeenCalled();
});
