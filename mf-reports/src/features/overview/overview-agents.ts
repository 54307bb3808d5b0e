import type { AgentsResponse } from '@hub/shared/contracts/analysis';
import type { AgentName } from '@hub/shared/contracts/claim';

/** The three agents that the overview speaks of, by the names it has for them. */
export const OVERVIEW_AGENTS: readonly { name: AgentName; label: string }[] = [
  { name: 'suggestion-engine', label: 'Suggestion Generation' },
  { name: 'report-generator', label: 'Reporting' },
  { name: 'chart-specialist', label: 'Chart Generation' },
];

/** How many of the three can take work: all, while the workers are healthy. */
export const agentsInService = ({ agents, system }: AgentsResponse): number =>
  system.workers_healthy ? OVERVIEW_AGENTS.filter(({ name }) => agents.some((agent) => agent.name === name)).length : 0;
