export { assetUrl, entryUrl } from './asset-urls';
export { bucket, BUCKETS } from './bucket';
export { containerName, ENTRY_FILE, MANIFEST_FILE } from './container-name';
export { murmur3 } from './murmur3';
export { resolve, type Choice, type Reason, type Visitor } from './resolve';
