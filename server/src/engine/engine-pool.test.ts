import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { enginePool } from './engine-pool';
import { EngineProcess } from './engine-process';

const script = { path: fileURLToPath(new URL('../testing/scripted-worker.mjs', import.meta.url)), execArgv: [] };
const silent = { info: () => undefined, error: () => undefined, debug: () => undefined } as unknown as FastifyBaseLogger;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  [true, 1],
  [false, 0],
])('a child that waits practises once, where it is to (%p)', (practises, times) => {
  jest.useFakeTimers();
  const practise = jest.spyOn(EngineProcess.prototype, 'practise').mockResolvedValue('done');
  const pool = enginePool(script, silent, { practises });
  try {
    pool.warmUp();
    jest.advanceTimersByTime(60_000);
    expect(practise).toHaveBeenCalledTimes(times);
  } finally {
    pool.close();
  }
});
