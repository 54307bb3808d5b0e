import type { ComponentType } from 'react';
import type { RouteEntry } from '@hub/shared/contracts/releases/discovery';
import type { RemoteDefinition, RemoteFeature } from '@hub/shared/remote';
import { loadWords, type Words } from '@hub/shared/words';

export interface Screen {
  Component: ComponentType;
  features: readonly RemoteFeature[];
  mayLeave?: (() => boolean) | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
// A component is a function or one of React's wrappers, which are objects.
const isComponent = (value: unknown): value is ComponentType => typeof value === 'function' || isRecord(value);
const isDefinition = (value: unknown): value is RemoteDefinition => isRecord(value) && Array.isArray(value.routes);

/** Finds a route's screen in a remote's exposed module, and loads it with its words. */
export async function openScreen(route: RouteEntry, module: unknown): Promise<Screen> {
  const { default: face, words } = isRecord(module) ? module : {};
  await loadWords(words as Words | undefined);
  if (route.expose) {
    if (!isComponent(face)) throw new TypeError(`The exposed module ${route.expose} has no component as its default export.`);
    return { Component: face, features: [] };
  }
  if (!isDefinition(face)) throw new TypeError('The module ./remote does not export what defineRemote makes.');
  const page = face.routes.find(({ path }) => path === route.path);
  if (!page) throw new TypeError(`${face.name} has no page for ${route.path}.`);
  const { default: Component } = await page.page();
  return { Component, features: face.features ?? [], mayLeave: face.mayLeave };
}
