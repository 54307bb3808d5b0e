// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'others.mix': { by: 'text' };
    'others.size': { size: 'text' };
    'plain': { base: 'text' };
    'pair': { by: 'text'; turned: 'choice' };
    'without': { rows: 'text' };
    'size': { size: 'text'; alike: 'text' };
  };
  tags: object;
}

export default {
  'others.mix': ["the others with the same mix of ",["by"]],
  'others.size': ["the others in proportion to ",["size"]],
  'plain': ["As they are, the others come to ",["base"],"."],
  'pair': ["Within one ",["by"]," ",["turned",1,{"true":"it is the other way round","other":"hardly anything of it is left"}],"."],
  'without': ["There are hardly any other ",["rows"],"."],
  'size': ["In proportion to ",["size"]," the others come to ",["alike"],"."],
} satisfies Record<string, Message>;
