// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'levels': { series: 'text'; noun: 'text'; highest: 'text'; several: 'choice'; more: 'text'; value: 'text'; lowest: 'text'; severalLow: 'choice'; moreLow: 'text'; baseline: 'text' };
    'course': { noun: 'text'; many: 'choice'; baseline: 'text'; first: 'text'; value: 'text'; last: 'text'; lowWhen: 'text'; low: 'text'; highWhen: 'text'; high: 'text' };
    'between': { noun: 'text'; many: 'choice'; baseline: 'text'; first: 'text'; value: 'text'; last: 'text'; low: 'text'; high: 'text' };
    'sums': { noun: 'text'; grain: 'choice'; value: 'text'; lowNamed: 'choice'; lowWhen: 'text'; low: 'text'; highNamed: 'choice'; highWhen: 'text'; high: 'text' };
  };
  tags: object;
}

export default {
  'levels': ["Of ",["series"]," series, mean ",["noun"]," is highest for ",["highest"],["several",1,{"true":[" and ",["more"]," more"],"other":""}]," (",["value"],") and lowest for ",["lowest"],["severalLow",1,{"true":[" and ",["moreLow"]," more"],"other":""}]," (",["baseline"],")."],
  'course': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["baseline"]," ",["first"]," and ",["value"]," ",["last"],": lowest ",["lowWhen"]," with ",["low"],", highest ",["highWhen"]," with ",["high"],"."],
  'between': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["baseline"]," ",["first"]," and ",["value"]," ",["last"],", and ",["many",1,{"true":"vary","other":"varies"}]," between ",["low"]," and ",["high"],"."],
  'sums': [["noun"]," a ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],": ",["value"]," on average, least ",["lowNamed",1,{"true":[["lowWhen"]," (",["low"],")"],"other":[["low"]]}],", most ",["highNamed",1,{"true":[["highWhen"]," (",["high"],")"],"other":[["high"]]}],"."],
} satisfies Record<string, Message>;
