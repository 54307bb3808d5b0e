import type { RemoteDefinition } from './remote-definition';

/**
 * A remote's public face: data and lazy code.
 *
 * @throws when two pages claim one path, which the build's contract test shows to the author.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  const paths = new Set<string>();
  for (const { path } of definition.routes) {
    if (paths.has(path)) throw new Error(`${definition.name} has two pages for ${path}.`);
    paths.add(path);
  }
  return definition;
}
