import { createHash } from 'node:crypto';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import {
  BOM_FILE,
  provenanceStatement,
  type ProvenanceStatement,
  type ProvenanceSummary,
} from '@hub/shared/contracts/releases/provenance';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import { AppError } from '../../errors';
import { t } from './messages';
import { areFilesSigned, keysOf, signerOf, type PublishKey } from './publish-keys';

const refuse = (detail: string): never => {
  throw new AppError('build-refused', detail);
};

const MOST_TEXT = 300;
const short = (text: string) => text.slice(0, MOST_TEXT);
/** Hex digits of what a record has as `sha384-` and base64. */
const hexOf = (integrity: string) => Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

const readStatement = (payload: string): ProvenanceStatement | null => {
  try {
    return provenanceStatement.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

/** Whether the statement is about this very build: its id, its commit, and each of its files and no other. */
const isOf = ({ subject, predicate }: ProvenanceStatement, { name, buildId, version }: BuildRecord): boolean => {
  const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
  const files = new Map(subject.map((file) => [file.name, file.digest['sha384']]));
  const assets = Object.entries(version.assets);
  const commit = version.commit.replace(/-dirty$/, '');
  return (
    externalParameters.remote === name &&
    externalParameters.buildId === buildId &&
    files.size === assets.length &&
    subject.length === assets.length &&
    assets.every(([path, integrity]) => files.get(path) === hexOf(integrity)) &&
    resolvedDependencies.every(({ digest }) => digest['gitCommit'] === undefined || digest['gitCommit'] === commit)
  );
};

const summaryOf = ({ predicate }: ProvenanceStatement, signedBy: string | null): ProvenanceSummary => {
  const { builder, metadata } = predicate.runDetails;
  const repository = predicate.buildDefinition.resolvedDependencies.find(({ digest }) => digest['gitCommit'] !== undefined);
  const tools = Object.entries(builder.version).slice(0, 20);
  return {
    repository: repository ? short(repository.uri) : null,
    builder: short(builder.id),
    finishedOn: short(metadata.finishedOn),
    tools: Object.fromEntries(tools.map(([name, version]) => [short(name), short(version)])),
    signedBy,
  };
};

/**
 * What is shown of where a build comes from, once it is about this very build and, where keys are set for the remote, signed by one of
 * them. Null when nothing is told.
 *
 * @throws {AppError} `build-refused` with what is wrong
 */
export const checkProvenance = (
  { record, provenance, sbom }: PublishRequest,
  keys: readonly PublishKey[],
): ProvenanceSummary | null => {
  const wanted = keysOf(keys, record.name);
  if (!provenance) return wanted.length === 0 ? null : refuse(t('build.unsigned', { remote: record.name }));
  const statement = readStatement(provenance.payload) ?? refuse(t('build.provenance'));
  if (!isOf(statement, record)) refuse(t('build.provenance.other', { build: record.buildId }));
  const told = statement.predicate.runDetails.byproducts?.find(({ name }) => name === BOM_FILE)?.digest['sha256'];
  const bom = sbom === undefined ? undefined : createHash('sha256').update(sbom).digest('hex');
  if (told !== bom) refuse(t('build.sbom.other', { build: record.buildId }));
  const signedBy = signerOf(provenance, wanted);
  if (wanted.length > 0 && signedBy === null) {
    const isSigned = provenance.signatures.length > 0;
    refuse(t(isSigned ? 'build.signed-by-other' : 'build.unsigned', { remote: record.name }));
  }
  if (wanted.length > 0 && !areFilesSigned(record, wanted)) {
    const isSigned = record.version.signature !== undefined;
    refuse(t(isSigned ? 'build.signed-by-other' : 'build.files-unsigned', { remote: record.name }));
  }
  return summaryOf(statement, signedBy);
};

/** https://cyclonedx.org/docs/1.6/json/, as far as the server has to know it. */
const isBom = (document: unknown): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'bomFormat' in document &&
  document.bomFormat === 'CycloneDX' &&
  'specVersion' in document &&
  'components' in document &&
  Array.isArray(document.components);

/** @throws {AppError} `build-refused` when the bill of materials is none */
export const checkBom = ({ sbom }: PublishRequest): void => {
  if (sbom === undefined) return;
  let document: unknown;
  try {
    document = JSON.parse(sbom);
  } catch {
    document = null;
  }
  if (!isBom(document)) refuse(t('build.sbom'));
};
