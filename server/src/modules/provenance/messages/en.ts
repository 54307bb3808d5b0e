// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'build.unsigned': { remote: 'text' };
    'build.signed-by-other': { remote: 'text' };
    'build.files-unsigned': { remote: 'text' };
    'build.provenance.other': { build: 'text' };
    'build.sbom.other': { build: 'text' };
    'no-paper': { build: 'text' };
  };
  tags: object;
}

export default {
  'build.unsigned': ["Builds of ",["remote"]," have to be signed (MFE_PUBLISH_KEYS), and this one is not. Name your key by MFE_SIGNING_KEY_FILE."],
  'build.signed-by-other': ["The build is signed by a key that does not count for ",["remote"]," (MFE_PUBLISH_KEYS), or was changed after it was signed."],
  'build.files-unsigned': ["The signature that pages check is missing from this build of ",["remote"],". Publish it by the pnpm mfe of a newer release."],
  'build.provenance': "What the build says of its provenance is no statement that can be read. Build it again.",
  'build.provenance.other': ["The provenance is not that of ",["build"],": its id, its commit or its files differ. Build it again."],
  'build.sbom': "The bill of materials is no CycloneDX document. Build it again.",
  'build.sbom.other': ["The bill of materials is not the one that the provenance of ",["build"]," names. Build it again."],
  'no-paper': ["Nothing of this kind is kept with ",["build"],"."],
} satisfies Record<string, Message>;
