/** Names that differ in more than case, since DuckDB takes no account of it; a number is added to those that do not. */
export function uniqueNames(names: string[]): { names: string[]; repeated: string[] } {
  const taken = new Set<string>();
  const given = new Set(names.map((name) => name.toLowerCase()));
  const repeated: string[] = [];
  const unique = names.map((name) => {
    let chosen = name;
    for (let n = 2; taken.has(chosen.toLowerCase()); n++) {
      const next = `${name} (${n})`;
      if (!given.has(next.toLowerCase())) chosen = next;
    }
    if (chosen !== name) repeated.push(name);
    taken.add(chosen.toLowerCase());
    return chosen;
  });
  return { names: unique, repeated };
}
