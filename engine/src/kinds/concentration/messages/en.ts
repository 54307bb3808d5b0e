// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'held': { few: 'text'; n: 'text'; members: 'text'; one: 'choice'; value: 'text'; counted: 'choice'; noun: 'text'; part: 'text'; total: 'text'; names: 'text'; known: 'choice'; alike: 'choice'; like: 'text'; usual: 'text' };
    'alone': { who: 'text'; value: 'text'; counted: 'choice'; noun: 'text'; part: 'text'; total: 'text'; n: 'text'; members: 'text'; usual: 'text' };
    'level': { noun: 'text'; many: 'choice'; value: 'text'; high: 'choice'; few: 'text'; n: 'text'; members: 'text'; enough: 'choice'; least: 'text'; rows: 'text'; names: 'text'; known: 'choice'; alike: 'choice'; like: 'text'; usual: 'text' };
    'level.one': { noun: 'text'; many: 'choice'; value: 'text'; who: 'text'; n: 'text'; members: 'text'; enough: 'choice'; least: 'text'; rows: 'text'; alike: 'choice'; like: 'text'; usual: 'text' };
    'share.one': { noun: 'text'; value: 'text'; who: 'text'; n: 'text'; members: 'text'; enough: 'choice'; least: 'text'; rows: 'text'; alike: 'choice'; like: 'text'; usual: 'text' };
    'below': { noun: 'text'; many: 'choice'; dated: 'choice'; since: 'text'; few: 'text'; n: 'text'; members: 'text'; one: 'choice'; part: 'text'; names: 'text'; total: 'text' };
    'named': { who: 'text'; figure: 'text' };
    'more': { names: 'text'; n: 'number' };
    'values': { noun: 'text' };
    'title': { noun: 'text'; members: 'text' };
    'advice.rows': { few: 'number'; usual: 'text'; fewer: 'text'; rows: 'text' };
    'advice.sum': { few: 'number'; usual: 'text'; noun: 'text'; fewer: 'text' };
    'advice.below': { few: 'number'; sum: 'text'; noun: 'text' };
  };
  tags: object;
}

export default {
  'held': [["few"]," of the ",["n"]," ",["members"]," ",["one",1,{"true":"accounts","other":"account"}]," for ",["value"]," of ",["counted",1,{"true":"the","other":"all"}]," ",["noun"]," (",["part"]," of ",["total"],"): ",["names"],["known",1,{"true":["; the median of the others",["alike",1,{"true":[" with ",["like"]],"other":""}]," is ",["usual"]],"other":""}],"."],
  'alone': [["who"]," alone accounts for ",["value"]," of ",["counted",1,{"true":"the","other":"all"}]," ",["noun"]," (",["part"]," of ",["total"],"), out of ",["n"]," ",["members"],"; the median of the others is ",["usual"],"."],
  'level': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["value"]," or ",["high",1,{"true":"more","other":"less"}]," for ",["few"]," of the ",["n"]," ",["members"],["enough",1,{"true":[" with at least ",["least"]," ",["rows"]],"other":""}],": ",["names"],["known",1,{"true":["; the median of the others",["alike",1,{"true":[" with ",["like"]],"other":""}]," is ",["usual"]],"other":""}],"."],
  'level.one': [["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"]," for ",["who"],", apart from all others of the ",["n"]," ",["members"],["enough",1,{"true":[" with at least ",["least"]," ",["rows"]],"other":""}],"; the median of the others",["alike",1,{"true":[" with ",["like"]],"other":""}]," is ",["usual"],"."],
  'share.one': [["noun"]," is ",["value"]," for ",["who"],", apart from all others of the ",["n"]," ",["members"],["enough",1,{"true":[" with at least ",["least"]," ",["rows"]],"other":""}],"; the median of the others",["alike",1,{"true":[" with ",["like"]],"other":""}]," is ",["usual"],"."],
  'below': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," below 0",["dated",1,{"true":[" over the last year, since ",["since"],","],"other":""}]," for ",["few"]," of the ",["n"]," ",["members"],["one",1,{"true":"","other":[", ",["part"]," together"]}],": ",["names"],"; all together come to ",["total"],"."],
  'named': [["who"]," (",["figure"],")"],
  'more': [["names"]," and ",["n",2,{"one":"one more","other":[0," more"]}]],
  'values': ["values of ",["noun"]],
  'title': [["noun"]," by ",["members"]],
  'usual': "median of the others",
  'advice.rows': ["Look into ",["few",2,{"one":"this one","other":["these ",0," one by one"]}],": with the usual ",["usual"]," each there would be ",["fewer"]," fewer ",["rows"],"."],
  'advice.sum': ["Look into ",["few",2,{"one":"this one","other":["these ",0," one by one"]}],": with the usual ",["usual"]," each ",["noun"]," would be ",["fewer"]," less."],
  'advice.below': ["Decide on ",["few",2,{"one":"this one","other":["these ",0]}],": ",["sum"]," of ",["noun"]," hangs on ",["few",2,{"one":"it","other":"them"}],"."],
} satisfies Record<string, Message>;
