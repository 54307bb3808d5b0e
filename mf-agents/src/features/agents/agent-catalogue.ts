import { ChartColumn, FileText, Lightbulb, TableProperties, type LucideIcon } from 'lucide-react';
import type { AgentName } from '@hub/shared/contracts/claim';

export interface AgentDescription {
  name: AgentName;
  title: string;
  icon: LucideIcon;
  description: string;
  capabilities: readonly string[];
  /** What the agent's accuracy is the share of. */
  accuracy: string;
}

/** The four stages of the engine as the agents that people know them by. */
export const AGENTS: readonly AgentDescription[] = [
  {
    name: 'suggestion-engine',
    title: 'Suggestion Engine',
    icon: Lightbulb,
    description: 'Searches the data for what stands out, keeps what is no accident, and derives what to do about it.',
    capabilities: ['Trends and change points', 'Differences between groups', 'Outliers and spikes', 'Ranked suggestions'],
    accuracy: 'Claims that gave the same number when checked again against the data.',
  },
  {
    name: 'report-generator',
    title: 'Report Generator',
    icon: FileText,
    description: 'Writes the report: summary, key metrics, findings and methods, each number bound to its query.',
    capabilities: ['Readable markdown', 'Key metrics', 'Evidence for each number', 'Data quality notes'],
    accuracy: 'Numbers in the text that are bound to a claim.',
  },
  {
    name: 'chart-specialist',
    title: 'Chart Specialist',
    icon: ChartColumn,
    description: 'Chooses the chart that shows a finding honestly, and builds it from the data.',
    capabilities: ['Bar and line charts', 'Scatter plots and heat maps', 'Distributions', 'Honest axes'],
    accuracy: 'Charts whose every point equals the result of its query.',
  },
  {
    name: 'data-analyzer',
    title: 'Data Analyzer',
    icon: TableProperties,
    description: 'Reads the table, finds the type and role of each column, and reports what is wrong with the data.',
    capabilities: ['Encodings and formats', 'Types and roles', 'Column profiles', 'Quality alerts'],
    accuracy: 'Cells that were read into the type of their column.',
  },
];
