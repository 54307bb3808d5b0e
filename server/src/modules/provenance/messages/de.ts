// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'build.unsigned': ["Builds von ",["remote"]," müssen signiert sein (MFE_PUBLISH_KEYS), und dieser ist es nicht. Nennen Sie Ihren Schlüssel mit MFE_SIGNING_KEY_FILE."],
  'build.signed-by-other': ["Der Build ist mit einem Schlüssel signiert, der für ",["remote"]," nicht gilt (MFE_PUBLISH_KEYS), oder wurde nach dem Signieren verändert."],
  'build.files-unsigned': ["Diesem Build von ",["remote"]," fehlt die Signatur, die Seiten prüfen. Veröffentlichen Sie ihn mit pnpm mfe einer neueren Version."],
  'build.provenance': "Was der Build über seine Herkunft sagt, ist nicht lesbar. Bauen Sie ihn noch einmal.",
  'build.provenance.other': ["Die Herkunft ist nicht die von ",["build"],": Kennung, Commit oder Dateien weichen ab. Bauen Sie ihn noch einmal."],
  'build.sbom': "Die Stückliste ist kein Dokument nach CycloneDX. Bauen Sie ihn noch einmal.",
  'build.sbom.other': ["Die Stückliste ist nicht die, die in der Herkunft von ",["build"]," genannt ist. Bauen Sie ihn noch einmal."],
  'no-paper': ["Zu ",["build"]," ist nichts dieser Art aufbewahrt."],
} satisfies Record<keyof typeof english, Message>;
