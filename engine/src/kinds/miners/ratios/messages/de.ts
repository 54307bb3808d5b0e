// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../../words';
import type english from './en';

export default {
  'what': [["share",1,{"true":[["above"]," als Anteil von ",["below"]],"other":[["above"]," je ",["scaled",1,{"true":[["scale"]," "],"other":""}],["below"]]}]],
} satisfies Record<keyof typeof english, Message>;
