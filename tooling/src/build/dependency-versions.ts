import { packageFolder, readPackage } from '../workspace';

/**
 * Every package that `folder` depends on, itself and through others, as `name@version`, sorted: the part of the lockfile that goes into
 * its build. `except` names packages that are not bundled, so what they depend on is not either.
 */
export function dependencyVersions(folder: string, except: readonly string[] = []): string[] {
  const found = new Set<string>();
  const visit = (from: string): void => {
    for (const name of Object.keys(readPackage(from).dependencies ?? {})) {
      if (except.includes(name)) continue;
      const installed = packageFolder(name, from);
      if (!installed) continue;
      const id = `${name}@${readPackage(installed).version}`;
      if (found.has(id)) continue;
      found.add(id);
      visit(installed);
    }
  };
  visit(folder);
  return [...found].sort();
}
