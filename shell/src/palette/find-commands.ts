import type { Command } from './command';
import { t } from './messages';

/** Reports that are offered before anything is typed, and at most. */
const RECENT = 5;
const FOUND = 12;
const ACTIONS = 8;

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether a typed word begins one of the verbs. A single letter says nothing yet. */
const begins = (verbs: string, word: string): boolean => word.length > 1 && words(verbs).some((verb) => verb.startsWith(word));

/** What is typed without the words that name an action: what a report is to be found by. */
export const withoutVerbs = (typed: string, verbs: string): string =>
  words(typed)
    .filter((word) => !begins(verbs, word))
    .join(' ');

/** At most so many of one group. */
function limited(found: readonly Command[], group: Command['group'], limit: number): Command[] {
  const kept = new Set(found.filter((command) => command.group === group).slice(0, limit));
  return found.filter((command) => command.group !== group || kept.has(command));
}

/** The commands in whose texts every typed word is found, in their own order; those whose label begins with the text come first. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = words(typed);
  if (wanted.length === 0) return limited(limited(commands, 'actions', 0), 'reports', RECENT);
  const found = commands.filter(({ label, keywords = '', group, verbs }) => {
    if (verbs !== undefined && !wanted.some((word) => begins(verbs, word))) return false;
    const text = `${label} ${keywords} ${t(`group.${group}`)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const isFirst = ({ label }: Command) => label.toLowerCase().startsWith(typed.trim().toLowerCase());
  const groups = [...new Set(commands.map(({ group }) => group))];
  const ordered = groups.flatMap((group) => {
    const own = found.filter((command) => command.group === group);
    return [...own.filter(isFirst), ...own.filter((command) => !isFirst(command))];
  });
  return limited(limited(ordered, 'actions', ACTIONS), 'reports', FOUND);
}
