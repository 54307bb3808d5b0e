import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import {
  BOM_FILE,
  BUILD_TYPE,
  PREDICATE_TYPE,
  STATEMENT_TYPE,
  type ProvenanceStatement,
} from '@hub/shared/contracts/releases/provenance';
import { inRoot, packageFolder, readPackage, ROOT } from '../workspace';

type Environment = Record<string, string | undefined>;

/** Whoever builds on a machine of their own. */
const LOCAL_BUILDER = 'urn:data-intelligence-hub:builder:local';
/** Of a repository that was fetched from nowhere. */
const NO_ORIGIN = 'urn:data-intelligence-hub:no-origin';
const TOOLS = ['webpack', '@swc/core'];

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** An address without the name, password or token that may stand in it. Git's short form has none, so it stays. */
export function withoutSecrets(address: string): string {
  if (!URL.canParse(address) || !/^[a-z][a-z0-9+.-]*:\/\//i.test(address)) return address.replace(/^[^@/]*:[^@/]*@/, '');
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.search = '';
  url.hash = '';
  return url.href;
}

function repository(): string | null {
  try {
    const address = execFileSync('git', ['remote', 'get-url', 'origin'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return withoutSecrets(address.trim()) || null;
  } catch {
    return null;
  }
}

/** Version of pnpm as it is told to what it starts; absent where something else has started the build. */
const pnpmVersion = ({ npm_config_user_agent: agent = '' }: Environment): string | undefined => /\bpnpm\/(\S+)/.exec(agent)?.[1];

function toolVersions(env: Environment): Record<string, string> {
  const pnpm = pnpmVersion(env);
  const versions = TOOLS.flatMap((name) => {
    const folder = packageFolder(name, inRoot('tooling'));
    return folder ? [[name, readPackage(folder).version] as const] : [];
  });
  return { node: process.versions.node, ...(pnpm !== undefined && { pnpm }), ...Object.fromEntries(versions) };
}

/** Where a build comes from, in the form of in-toto and SLSA, to be signed by who publishes it. `MFE_BUILDER` names what builds. */
export function provenanceOf(
  { name, buildId, version }: BuildRecord,
  bom: string,
  env: Environment = process.env,
): ProvenanceStatement {
  const commit = version.commit.replace(/-dirty$/, '');
  const source = repository();
  // The tree held more than the commit.
  const dirty = version.commit === commit ? {} : { annotations: { dirty: true } };
  const builder = env['MFE_BUILDER']?.trim();
  return {
    _type: STATEMENT_TYPE,
    subject: Object.entries(version.assets).map(([file, integrity]) => ({
      name: file,
      digest: { sha384: Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex') },
    })),
    predicateType: PREDICATE_TYPE,
    predicate: {
      buildDefinition: {
        buildType: BUILD_TYPE,
        externalParameters: { remote: name, buildId },
        resolvedDependencies: [
          ...(commit === 'unknown'
            ? []
            : [{ uri: source ? `git+${source}` : NO_ORIGIN, digest: { gitCommit: commit }, ...dirty }]),
          { uri: 'pnpm-lock.yaml', digest: { sha256: sha256(readFileSync(inRoot('pnpm-lock.yaml'))) } },
        ],
      },
      runDetails: {
        builder: { id: builder ? withoutSecrets(builder) : LOCAL_BUILDER, version: toolVersions(env) },
        metadata: { finishedOn: version.builtAt },
        byproducts: [{ name: BOM_FILE, digest: { sha256: sha256(bom) } }],
      },
    },
  };
}
