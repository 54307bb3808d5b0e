// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'ordered': [["steps",1,{"true":["je höher „",["x"],"“, desto ",["positive",1,{"true":"höher","other":"niedriger"}]," „",["y"],"“"],"other":["wo „",["x"],"“ höher ist, ist „",["y"],"“ meist ",["positive",1,{"true":"höher","other":"niedriger"}]]}],": „",["y"],"“ ist ",["label"]," bei ",["value"]," der ",["top"],", gegenüber ",["baseline"]," bei ",["bottom"],"."],
  'gamma': ["γ ",["gamma"]],
} satisfies Record<keyof typeof english, Message>;
