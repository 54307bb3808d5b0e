import type { AgentName } from '../contracts/report/agent-name';
import type { EngineHooks, StageRun } from '../model';

/** What an agent may take: a second, and a fifth of a microsecond for every cell (2.5 times a plain summary of the table). */
const BASE_MS = 1000;
const MS_PER_CELL = 0.0002;

export interface Work<Result> {
  result: Result;
  rows: number;
  cells: number;
  checked: StageRun['checked'];
}

/** Runs an agent's work, takes its time and tells the caller. */
export async function recordRun<Result>(
  agent: AgentName,
  hooks: EngineHooks,
  runs: StageRun[],
  work: () => Promise<Work<Result>>,
): Promise<Result> {
  const startedAt = Date.now();
  const { result, rows, cells, checked } = await work();
  const endedAt = Date.now();
  const run = { agent, startedAt, endedAt, rows, withinBudget: endedAt - startedAt <= BASE_MS + cells * MS_PER_CELL, checked };
  runs.push(run);
  hooks.onRun?.(run);
  return result;
}

/** Sum of what was checked, over several tables. */
export function sumChecked(parts: readonly { right: number; total: number }[]): { right: number; total: number } {
  return { right: parts.reduce((sum, part) => sum + part.right, 0), total: parts.reduce((sum, part) => sum + part.total, 0) };
}
