export { applyOverrides } from './apply-overrides';
export { assetUrl, entryUrl } from './asset-urls';
export { bucket, BUCKETS } from './bucket';
export { containerName, ENTRY_FILE, MANIFEST_FILE } from './container-name';
export { DEV_BUILD_ID } from './dev-build';
export { murmur3 } from './murmur3';
export { overrideBanner, pageBanner, RESET_PARAMETER } from './override-banner';
export { isOverrideBase, readOverride } from './read-override';
export { resolve, type Choice, type Reason, type Visitor } from './resolve';
