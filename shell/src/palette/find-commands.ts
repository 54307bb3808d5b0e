import type { Command } from './command';
import { t } from './messages';

/** Reports that are offered before anything is typed, and at most. */
const RECENT = 5;
const FOUND = 12;

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The commands in whose texts every typed word is found, in their own order; those whose label begins with the text come first. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = words(typed);
  const ofReports = (command: Command) => command.group === 'reports';
  const limited = (found: readonly Command[], limit: number) => {
    const reports = new Set(found.filter(ofReports).slice(0, limit));
    return found.filter((command) => !ofReports(command) || reports.has(command));
  };
  if (wanted.length === 0) return limited(commands, RECENT);
  const found = commands.filter(({ label, keywords = '', group }) => {
    const text = `${label} ${keywords} ${t(`group.${group}`)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const begins = ({ label }: Command) => label.toLowerCase().startsWith(typed.trim().toLowerCase());
  const groups = [...new Set(commands.map(({ group }) => group))];
  return limited(
    groups.flatMap((group) => {
      const own = found.filter((command) => command.group === group);
      return [...own.filter(begins), ...own.filter((command) => !begins(command))];
    }),
    FOUND,
  );
}
