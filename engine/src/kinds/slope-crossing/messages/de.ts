// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'crossing': ["wo „",["x"],"“ höher ist, ist",["many",1,{"other":""}]," „",["y"],"“ bei ",["rise"]," höher (",["riseLow"]," in der Hälfte mit weniger, ",["riseHigh"]," in der mit mehr) und bei ",["fall"]," niedriger (",["fallLow"]," und ",["fallHigh"],")."],
  'r': ["r ",["rise"]," und ",["fall"]],
} satisfies Record<keyof typeof english, Message>;
