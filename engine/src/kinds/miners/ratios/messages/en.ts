// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../../words';

export interface Takes {
  slots: {
    'what': { share: 'choice'; above: 'text'; below: 'text'; scaled: 'choice'; scale: 'text' };
  };
  tags: object;
}

export default {
  'what': [["share",1,{"true":[["above"]," as a share of ",["below"]],"other":[["above"]," per ",["scaled",1,{"true":[["scale"]," "],"other":""}],["below"]]}]],
} satisfies Record<string, Message>;
