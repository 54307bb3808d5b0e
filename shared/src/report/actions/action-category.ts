import { Bug, CreditCard, FileChartColumn, Import, KeyRound, Lightbulb, Plug, Sparkles, type LucideIcon } from 'lucide-react';
import type { SectionPart } from '../../contracts/reports/report';

export type CategoryColor = 'blue' | 'orange' | 'teal' | 'magenta' | 'olive' | 'slate' | 'green';
type TicketTopic = NonNullable<SectionPart['topic']>;

export interface ActionCategory {
  icon: LucideIcon;
  color: CategoryColor;
}

/** Categories of ticket-like data. */
const OF_TICKETS: Readonly<Record<TicketTopic, ActionCategory>> = {
  api: { icon: Plug, color: 'blue' },
  login: { icon: KeyRound, color: 'orange' },
  report: { icon: FileChartColumn, color: 'teal' },
  import: { icon: Import, color: 'magenta' },
  feature: { icon: Sparkles, color: 'olive' },
  billing: { icon: CreditCard, color: 'green' },
  ui: { icon: Bug, color: 'slate' },
};

const OTHER_COLORS: readonly CategoryColor[] = ['blue', 'orange', 'teal', 'magenta', 'olive', 'green', 'slate'];

/** Icon and colour of a category. Those that come from the data take the colours in turn, by their place in the report. */
export const actionCategory = (topic: TicketTopic | undefined, place: number): ActionCategory =>
  topic ? OF_TICKETS[topic] : { icon: Lightbulb, color: OTHER_COLORS[place % OTHER_COLORS.length] ?? 'blue' };
