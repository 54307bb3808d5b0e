// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'inside': ["Bei ",["group"]," beträgt „",["noun"],"“ mit „",["split"],"“ ",["label"]," im Schnitt ",["value"],", ",["compared"],"; ",["elsewhere"],".",["stake"],["along"]],
  'elsewhere.same': ["sonst",["alike",1,{"true":" (Gleiches mit Gleichem verglichen)","other":""}]," liegen beide bei ",["there"]],
  'elsewhere.differs': ["sonst",["alike",1,{"true":" (Gleiches mit Gleichem verglichen)","other":""}]," ",["how",1,{"hardly":"gibt es kaum einen solchen Unterschied","turned":"ist es umgekehrt","not":"ist es nicht so","smaller":"ist der Unterschied kleiner","other":""}]," (",["there"],", übrige ",["rest"],")"],
  'stake': [" Auf dem Niveau der übrigen käme „",["noun"],"“ zusammen auf ",["amount"]," ",["less",1,{"true":"weniger","other":"mehr"}],"."],
  'along': [" Im Schnitt außerdem ",["levels"],"."],
  'along.one': ["„",["noun"],"“ ",["value"]," (übrige ",["baseline"],")"],
} satisfies Record<keyof typeof english, Message>;
