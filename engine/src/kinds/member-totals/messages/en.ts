// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'member': { noun: 'text'; label: 'text' };
    'title': { noun: 'text'; dimension: 'text' };
    'order': { first: 'text'; brings: 'choice'; noun: 'text'; value: 'text'; total: 'text'; share: 'text'; second: 'text'; next: 'text'; last: 'text'; low: 'text' };
    'first': { first: 'text'; brings: 'choice'; noun: 'text'; value: 'text'; total: 'text'; share: 'text'; second: 'text'; next: 'text' };
    'even': { noun: 'text'; many: 'choice'; count: 'number'; dimension: 'text'; low: 'text'; last: 'text'; value: 'text'; first: 'text' };
  };
  tags: object;
}

export default {
  'member': [["noun"]," ",["label"]],
  'title': [["noun"]," by ",["dimension"]],
  'order': [["first"]," ",["brings",1,{"true":"brings","other":"has"}]," the most ",["noun"],": ",["value"]," of ",["total"]," (",["share"],"), ahead of ",["second"]," (",["next"],"); ",["last"]," ",["brings",1,{"true":"brings","other":"has"}]," the least (",["low"],")."],
  'first': [["first"]," ",["brings",1,{"true":"brings","other":"has"}]," the most ",["noun"],": ",["value"]," of ",["total"]," (",["share"],"), ahead of ",["second"]," (",["next"],")."],
  'even': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," nearly even over the ",["count",2,{"other":[0," values"]}]," of ",["dimension"],": from ",["low"]," (",["last"],") to ",["value"]," (",["first"],")."],
} satisfies Record<string, Message>;
