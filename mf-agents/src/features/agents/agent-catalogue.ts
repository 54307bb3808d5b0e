import { ChartColumn, FileText, Lightbulb, TableProperties, type LucideIcon } from 'lucide-react';
import type { AgentName } from '@hub/shared/contracts/reports/claim';

export interface AgentDescription {
  name: AgentName;
  icon: LucideIcon;
}

/** The four stages of the engine as the agents that people know them by. */
export const AGENTS: readonly AgentDescription[] = [
  { name: 'suggestion-engine', icon: Lightbulb },
  { name: 'report-generator', icon: FileText },
  { name: 'chart-specialist', icon: ChartColumn },
  { name: 'data-analyzer', icon: TableProperties },
];

/** What the words of each agent name as its capabilities. */
export const CAPABILITIES = [1, 2, 3, 4] as const;
