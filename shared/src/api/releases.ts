import * as z from 'zod/mini';
import { crashGroups } from '../contracts/releases/crashes';
import { auditAnswer, releaseAnswer, releaseStatus, remoteReports } from '../contracts/releases/releases';
import { request } from './client';

const part = encodeURIComponent;

/** A change of what visitors get, by its name on the command line. */
export type ReleaseChange = 'start' | 'ramp' | 'pause' | 'resume' | 'halt' | 'promote' | 'rollback';

/** What operators see and do. The server knows by the session whether the account is one. */
export const releases = {
  status: (signal?: AbortSignal) => request(releaseStatus, { method: 'GET', url: '/releases', signal }),
  /** The newest entries of one remote. */
  audit: (remote: string, limit: number, signal?: AbortSignal) =>
    request(auditAnswer, { method: 'GET', url: '/releases/audit', params: { remote, limit }, signal }),
  reports: (remote: string, signal?: AbortSignal) =>
    request(remoteReports, { method: 'GET', url: `/releases/${part(remote)}/reports`, signal }),
  /** Where screens of one remote have crashed. */
  crashes: (remote: string, signal?: AbortSignal) =>
    request(crashGroups, { method: 'GET', url: '/releases/errors', params: { remote }, signal }),
  /** What is in a build, as CycloneDX has it. */
  sbom: (remote: string, buildId: string) =>
    request(z.unknown(), { method: 'GET', url: `/releases/${part(remote)}/builds/${part(buildId)}/sbom` }),
  change: (remote: string, change: ReleaseChange, data: object) =>
    request(releaseAnswer, { method: 'POST', url: `/releases/${part(remote)}/${change}`, data }),
};
