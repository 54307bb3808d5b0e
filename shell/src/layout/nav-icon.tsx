import {
  Bot,
  ChartColumn,
  Circle,
  Database,
  FileText,
  House,
  LayoutGrid,
  Link2,
  Settings,
  Sparkles,
  Upload,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** The icons that route data may name; any other name shows as a plain circle. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  bot: Bot,
  'chart-column': ChartColumn,
  database: Database,
  'file-text': FileText,
  house: House,
  'layout-grid': LayoutGrid,
  link: Link2,
  settings: Settings,
  sparkles: Sparkles,
  upload: Upload,
  users: Users,
};

export function NavIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Circle;
  return <Icon aria-hidden="true" size={18} />;
}
