/** The bytes that a signature of an envelope is of: https://github.com/secure-systems-lab/dsse/blob/master/protocol.md */
export function signedBytes(payloadType: string, payload: Uint8Array): Uint8Array {
  const encoder = new TextEncoder();
  const head = encoder.encode(`DSSEv1 ${encoder.encode(payloadType).length} ${payloadType} ${payload.length} `);
  const bytes = new Uint8Array(head.length + payload.length);
  bytes.set(head);
  bytes.set(payload, head.length);
  return bytes;
}

/** Media type of what {@link signedFiles} signs. */
const FILES_TYPE = 'application/vnd.data-intelligence-hub.files+json';

/** The bytes that a build's signature in the discovery document is of: name, id, and each of its files by its hash. */
export function signedFiles(name: string, buildId: string, assets: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.keys(assets)
    .sort()
    .map((file) => [file, assets[file]]);
  return signedBytes(FILES_TYPE, new TextEncoder().encode(JSON.stringify([name, buildId, files])));
}
