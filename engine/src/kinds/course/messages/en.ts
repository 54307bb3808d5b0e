// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'mean': { noun: 'text' };
    'a-period': { noun: 'text'; grain: 'text' };
    'rises': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text' };
    'falls': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text' };
    'rises-beyond': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; high: 'text'; highAt: 'text' };
    'falls-beyond': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; low: 'text'; lowAt: 'text' };
    'rises-after-low': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; low: 'text'; lowAt: 'text' };
    'falls-after-high': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; high: 'text'; highAt: 'text' };
    'peak': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; high: 'text'; highAt: 'text'; to: 'text'; last: 'text' };
    'trough': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; low: 'text'; lowAt: 'text'; to: 'text'; last: 'text' };
    'varies': { subject: 'text'; many: 'choice'; highAt: 'text'; high: 'text'; lowAt: 'text'; low: 'text' };
    'total': { noun: 'text'; many: 'choice'; to: 'text'; last: 'text'; highAt: 'text'; high: 'text' };
  };
  tags: object;
}

export default {
  'mean': ["Mean ",["noun"]],
  'a-period': [["noun"]," a ",["grain"]],
  'rises': [["subject"]," ",["many",1,{"yes":"rise","other":"rises"}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],"."],
  'falls': [["subject"]," ",["many",1,{"yes":"fall","other":"falls"}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],"."],
  'rises-beyond': [["subject"]," ",["many",1,{"yes":"rise","other":"rises"}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],", after a high of ",["high"]," in ",["highAt"],"."],
  'falls-beyond': [["subject"]," ",["many",1,{"yes":"fall","other":"falls"}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],", after a low of ",["low"]," in ",["lowAt"],"."],
  'rises-after-low': [["subject"]," ",["many",1,{"yes":"rise","other":"rises"}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],", after a low of ",["low"]," in ",["lowAt"],"."],
  'falls-after-high': [["subject"]," ",["many",1,{"yes":"fall","other":"falls"}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],", after a high of ",["high"]," in ",["highAt"],"."],
  'peak': [["subject"]," ",["many",1,{"yes":"rise","other":"rises"}]," from ",["from"]," in ",["first"]," to a high of ",["high"]," in ",["highAt"],", then ",["many",1,{"yes":"fall","other":"falls"}]," to ",["to"]," in ",["last"],"."],
  'trough': [["subject"]," ",["many",1,{"yes":"fall","other":"falls"}]," from ",["from"]," in ",["first"]," to a low of ",["low"]," in ",["lowAt"],", then ",["many",1,{"yes":"recover","other":"recovers"}]," to ",["to"]," in ",["last"],"."],
  'varies': [["subject"]," ",["many",1,{"yes":"are","other":"is"}]," highest in ",["highAt"]," (",["high"],") and lowest in ",["lowAt"]," (",["low"],")."],
  'total': [["noun"]," ",["many",1,{"yes":"reach","other":"reaches"}]," ",["to"]," by ",["last"],", and ",["many",1,{"yes":"grow","other":"grows"}]," fastest in ",["highAt"],": by ",["high"],"."],
} satisfies Record<string, Message>;
