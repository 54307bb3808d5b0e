import * as z from 'zod/mini';

/** The four agents, by the stage of the work that each does. */
export const agentName = z.enum(['data-analyzer', 'suggestion-engine', 'chart-specialist', 'report-generator']);
export type AgentName = z.infer<typeof agentName>;
