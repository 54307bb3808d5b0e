import { Bug, CreditCard, FileChartColumn, Import, KeyRound, Lightbulb, Plug, Sparkles, type LucideIcon } from 'lucide-react';

export type CategoryColor = 'blue' | 'orange' | 'teal' | 'magenta' | 'olive' | 'slate' | 'green';

export interface ActionCategory {
  icon: LucideIcon;
  color: CategoryColor;
}

/** Categories of ticket-like data. */
const TICKET_CATEGORIES: Readonly<Record<string, ActionCategory>> = {
  'API Issues': { icon: Plug, color: 'blue' },
  'Login Issues': { icon: KeyRound, color: 'orange' },
  'Report Generation': { icon: FileChartColumn, color: 'teal' },
  'Data Import Issues': { icon: Import, color: 'magenta' },
  'Feature Requests': { icon: Sparkles, color: 'olive' },
  'Billing Issues': { icon: CreditCard, color: 'green' },
  'UI Bugs': { icon: Bug, color: 'slate' },
};

const byLowerCase = new Map(Object.entries(TICKET_CATEGORIES).map(([name, category]) => [name.toLowerCase(), category]));
const OTHER_COLORS: readonly CategoryColor[] = ['blue', 'orange', 'teal', 'magenta', 'olive', 'green', 'slate'];

/** Icon and colour of a category. Those that come from the data take the colours in turn, by their place in the report. */
export const actionCategory = (name: string, place: number): ActionCategory =>
  byLowerCase.get(name.trim().toLowerCase()) ?? { icon: Lightbulb, color: OTHER_COLORS[place % OTHER_COLORS.length] ?? 'blue' };
