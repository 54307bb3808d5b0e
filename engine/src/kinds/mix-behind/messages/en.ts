// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'alike': { by: 'text'; alike: 'text' };
    'pair': { by: 'text'; turned: 'choice' };
    'without': { rows: 'text' };
    'size': { size: 'text'; alike: 'text' };
  };
  tags: object;
}

export default {
  'alike': ["With the same mix of ",["by"]," the others come to ",["alike"],"."],
  'pair': ["Within one ",["by"]," ",["turned",1,{"true":"it is the other way round","other":"hardly anything of it is left"}],"."],
  'without': ["There are hardly any other ",["rows"],"."],
  'size': ["In proportion to ",["size"]," the others come to ",["alike"],"."],
} satisfies Record<string, Message>;
