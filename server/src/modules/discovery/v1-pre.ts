import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { ENTRY_FILE, MANIFEST_FILE } from '@hub/shared/discovery';
import { z } from 'zod';

const microFrontend = z.object({
  url: z.string(),
  metadata: z.object({ version: z.string(), integrity: z.string() }),
  fallbackUrl: z.nullable(z.string()),
  extras: z.record(z.string(), z.unknown()),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
});
/** The community's form of a discovery document ("frontend discovery", schema v1-pre), for other tools. */
export const v1Pre = z.object({ schema: z.literal('v1-pre'), microFrontends: z.record(z.string(), z.array(microFrontend)) });

const entryOf = (manifestUrl: string) => manifestUrl.slice(0, -MANIFEST_FILE.length) + ENTRY_FILE;

export const asV1Pre = ({ remotes }: DiscoveryDocument): z.infer<typeof v1Pre> => ({
  schema: 'v1-pre',
  microFrontends: Object.fromEntries(
    Object.entries(remotes).map(([name, entry]) => {
      const { rollout, previous } = entry;
      const stable = entry.onTrial ? null : entry.stable;
      const share = rollout?.state === 'running' || rollout?.state === 'paused' ? rollout.weightBp / 100 : 0;
      const fallback = previous === null ? undefined : entry.versions[previous];
      const list = Object.entries(entry.versions).map(([version, build]) => ({
        url: entryOf(build.manifestUrl),
        metadata: { version, integrity: build.assets[ENTRY_FILE] ?? '' },
        fallbackUrl: version === stable && fallback ? entryOf(fallback.manifestUrl) : null,
        extras: { routes: entry.routes, owner: entry.owner, expose: entry.expose },
        deployment: {
          traffic: version === stable ? 100 - share : version === rollout?.version ? share : 0,
          default: version === stable,
        },
      }));
      return [name, list];
    }),
  ),
});
