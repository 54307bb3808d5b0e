// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'crossing': { x: 'text'; y: 'text'; many: 'choice'; rise: 'text'; riseLow: 'text'; riseHigh: 'text'; fall: 'text'; fallLow: 'text'; fallHigh: 'text' };
    'r': { rise: 'text'; fall: 'text' };
  };
  tags: object;
}

export default {
  'crossing': ["where ",["x"]," is higher, ",["y"]," ",["many",1,{"true":"are","other":"is"}]," higher for ",["rise"]," (",["riseLow"]," in the half with less, ",["riseHigh"]," in the half with more) and lower for ",["fall"]," (",["fallLow"]," and ",["fallHigh"],")."],
  'r': ["r ",["rise"]," and ",["fall"]],
} satisfies Record<string, Message>;
