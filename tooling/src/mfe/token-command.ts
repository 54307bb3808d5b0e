import { createdToken, deployToken, deployTokens } from '@hub/shared/contracts/releases/releases';
import { demand, readCount, type Values } from './arguments';
import type { HubClient } from './hub-client';
import { minute, table } from './table';
import { UsageError } from './usage';

const state = ({ revokedAt, expiresAt }: { revokedAt: string | null; expiresAt: string | null }): string => {
  if (revokedAt) return `revoked ${minute(revokedAt)}`;
  if (!expiresAt) return 'valid';
  return new Date(expiresAt) < new Date() ? `expired ${minute(expiresAt)}` : `valid until ${minute(expiresAt)}`;
};

/** `token create`, `token list`, `token revoke`. @throws {UsageError | HubError} */
export async function tokenCommand(hub: HubClient, [what, which]: string[], values: Values): Promise<string> {
  if (what === 'create') {
    const remote = demand(
      values.remote ?? which,
      'Say what it may release: --remote mf-reports, or --remote "*" for every remote.',
    );
    const name = demand(values.name, 'Say who will hold it; the audit names it so: --name "Reports CI"');
    const days = readCount(values.days, '--days');
    const token = await hub.call('POST', '/releases/tokens', createdToken, { remote, name, ...(days !== undefined && { days }) });
    if (values.json) return JSON.stringify(token, null, 2);
    const scope = token.remote === '*' ? 'every remote' : token.remote;
    return `${token.secret}\n\nThis is the token "${token.name}" for ${scope}. It is shown this once; keep it as a secret (MFE_TOKEN).`;
  }
  if (what === 'revoke') {
    const token = demand(which ?? values.name, 'Say which one, by its name or id: pnpm mfe token revoke "Reports CI"');
    const revoked = await hub.call('DELETE', `/releases/tokens/${encodeURIComponent(token)}`, deployToken);
    return `The token "${revoked.name}" is revoked.`;
  }
  if (what === 'list') {
    const { tokens } = await hub.call('GET', '/releases/tokens', deployTokens);
    if (values.json) return JSON.stringify(tokens, null, 2);
    if (tokens.length === 0) return 'There are no deploy tokens yet. Make one: pnpm mfe token create --remote mf-… --name "… CI"';
    return table(
      ['Name', 'Remote', 'Id', 'Made', 'Last used', 'State'],
      tokens.map((token) => [
        token.name,
        token.remote,
        token.id,
        minute(token.createdAt),
        token.lastUsedAt ? minute(token.lastUsedAt) : 'never',
        state(token),
      ]),
    );
  }
  throw new UsageError('pnpm mfe token create, list or revoke');
}
