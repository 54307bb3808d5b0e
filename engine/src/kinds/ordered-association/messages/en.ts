// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'ordered': { steps: 'choice'; x: 'text'; positive: 'choice'; y: 'text'; label: 'text'; value: 'text'; top: 'text'; baseline: 'text'; bottom: 'text' };
    'gamma': { gamma: 'text' };
  };
  tags: object;
}

export default {
  'ordered': [["steps",1,{"true":["the higher ",["x"],", the ",["positive",1,{"true":"higher","other":"lower"}]," ",["y"]],"other":["where ",["x"]," is higher, ",["y"]," is mostly ",["positive",1,{"true":"higher","other":"lower"}]]}],": ",["y"]," is ",["label"]," for ",["value"]," of ",["top"],", against ",["baseline"]," of those with ",["bottom"],"."],
  'gamma': ["γ ",["gamma"]],
} satisfies Record<string, Message>;
