import type { AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import type { AgentName } from '@hub/shared/contracts/reports/claim';

/** The three agents that the overview speaks of. */
export const OVERVIEW_AGENTS = ['suggestion-engine', 'report-generator', 'chart-specialist'] as const satisfies AgentName[];
export type OverviewAgent = (typeof OVERVIEW_AGENTS)[number];

/** How many of the three can take work: all, while the workers are healthy. */
export const agentsInService = ({ agents, system }: AgentsResponse): number =>
  system.workers_healthy ? OVERVIEW_AGENTS.filter((name) => agents.some((agent) => agent.name === name)).length : 0;
