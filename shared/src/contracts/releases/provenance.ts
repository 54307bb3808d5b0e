import * as z from 'zod/mini';
import { buildId, remoteName } from './discovery';

/** https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md */
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
/** https://slsa.dev/spec/v1.0/provenance */
export const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1';
/** What the external parameters mean: a remote of this product, built by `pnpm build`. */
export const BUILD_TYPE = 'urn:data-intelligence-hub:remote-build:v1';
/** Media type of a statement within an envelope. */
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** Name of the bill of materials among what a build has left beside its files. */
export const BOM_FILE = 'sbom.cdx.json';
export const PROVENANCE_FILE = 'provenance.json';

const digest = z.record(z.string(), z.string());

/** Where a build comes from: its files by their digests, the sources and tools that it was made of, by whom and when. */
export const provenanceStatement = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: z.string(), digest })).check(z.minLength(1)),
  predicateType: z.literal(PREDICATE_TYPE),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(BUILD_TYPE),
      externalParameters: z.object({ remote: remoteName, buildId }),
      /** The repository with its commit, and the lockfile. */
      resolvedDependencies: z.array(
        z.object({ uri: z.string(), digest, annotations: z.optional(z.record(z.string(), z.unknown())) }),
      ),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string(), version: z.record(z.string(), z.string()) }),
      metadata: z.object({ finishedOn: z.string() }),
      byproducts: z.optional(z.array(z.object({ name: z.string(), digest }))),
    }),
  }),
});
export type ProvenanceStatement = z.infer<typeof provenanceStatement>;

const LONGEST_PAYLOAD = 512 * 1024;
const MOST_SIGNATURES = 5;

/** A statement as it is signed: https://github.com/secure-systems-lab/dsse/blob/master/envelope.md */
export const signedEnvelope = z.object({
  payloadType: z.literal(PAYLOAD_TYPE),
  /** Base64 of the statement's bytes. */
  payload: z.string().check(z.maxLength(LONGEST_PAYLOAD)),
  /** None where whoever published has no key. */
  signatures: z
    .array(z.object({ keyid: z.string().check(z.maxLength(100)), sig: z.string().check(z.maxLength(200)) }))
    .check(z.maxLength(MOST_SIGNATURES)),
});
export type SignedEnvelope = z.infer<typeof signedEnvelope>;

/** What is shown of a build's provenance. */
export const provenanceSummary = z.object({
  repository: z.nullable(z.string()),
  builder: z.string(),
  finishedOn: z.string(),
  /** Versions by the names of tools. */
  tools: z.record(z.string(), z.string()),
  /** Id of the key whose signature the server has checked; null when the build is not signed, or by a key that the server does not know. */
  signedBy: z.nullable(z.string()),
});
export type ProvenanceSummary = z.infer<typeof provenanceSummary>;
