// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words';

export interface Takes {
  slots: {
    'million': { n: 'number'; number: 'text' };
    'billion': { n: 'number'; number: 'text' };
    'percent': { number: 'text' };
    'points': { n: 'number'; number: 'text' };
    'money': { negative: 'choice'; sign: 'text'; number: 'text' };
    'amount': { number: 'text'; unit: 'text' };
    'time': { unit: 'choice'; n: 'number'; number: 'text' };
    'between': { low: 'text'; high: 'text' };
    'interval': { range: 'text' };
    'next.interval': { range: 'text' };
    'next': { value: 'text'; interval: 'text' };
    'next.times': { value: 'text'; times: 'text'; interval: 'text' };
    'per': { number: 'text'; grain: 'choice' };
    'compared': { how: 'choice'; much: 'text'; base: 'choice'; value: 'text'; group: 'text' };
    'day': { day: 'text'; month: 'text'; year: 'text' };
    'day.short': { day: 'text'; month: 'text' };
    'month': { month: 'text'; year: 'text' };
    'quarter': { quarter: 'text'; year: 'text' };
    'week': { day: 'text' };
    'hour': { day: 'text'; hour: 'text' };
    'range': { from: 'text'; to: 'text' };
    'span': { from: 'text'; to: 'text' };
    'span.close': { from: 'text'; to: 'text' };
    'span.weeks': { from: 'text'; to: 'text' };
    'when': { kind: 'choice'; period: 'text' };
    'when.days': { from: 'text'; to: 'text' };
    'quoted': { text: 'text' };
    'article': { vowel: 'choice'; noun: 'text' };
    'list.last': { first: 'text'; last: 'text' };
    'list.next': { first: 'text'; next: 'text' };
    'new': { rows: 'text' };
    'lines': { noun: 'choice' };
    'named-rows': { noun: 'choice' };
    'singular': { one: 'choice' };
    'rows.given': { rows: 'text'; noun: 'text'; several: 'choice' };
    'count': { n: 'number'; number: 'text'; one: 'text'; many: 'text' };
    'rows': { form: 'choice'; rows: 'text'; label: 'text'; noun: 'text' };
    'group': { form: 'choice'; noun: 'text'; label: 'text' };
    'mean': { noun: 'text' };
    'share': { noun: 'text' };
    'share.label': { form: 'choice'; noun: 'text'; label: 'text' };
    'duration.short': { unit: 'choice' };
    'duration.to': { verb: 'text' };
    'duration.between': { start: 'text'; end: 'text' };
    'duration.event': { event: 'text'; unit: 'choice' };
    'things': { thing: 'choice' };
    'so': { form: 'choice'; noun: 'text'; label: 'text' };
    'share.title': { form: 'choice'; noun: 'text'; label: 'text' };
    'none-of': { noun: 'text' };
    'there': { noun: 'text'; labels: 'text' };
    'reckoned.between': { to: 'text'; from: 'text'; more: 'choice'; how: 'choice'; unit: 'choice' };
  };
  tags: object;
}

export default {
  'yes': "yes",
  'no': "no",
  'million': [["n",2,{"other":[["number"]," million"]}]],
  'billion': [["n",2,{"other":[["number"]," billion"]}]],
  'percent': [["number"],"%"],
  'points': [["n",2,{"one":[["number"]," percentage point"],"other":[["number"]," percentage points"]}]],
  'money': [["negative",1,{"true":"−","other":""}],["sign"],["number"]],
  'amount': [["number"]," ",["unit"]],
  'time': [["unit",1,{"seconds":[["n",2,{"one":[["number"]," second"],"other":[["number"]," seconds"]}]],"minutes":[["n",2,{"one":[["number"]," minute"],"other":[["number"]," minutes"]}]],"hours":[["n",2,{"one":[["number"]," hour"],"other":[["number"]," hours"]}]],"days":[["n",2,{"one":[["number"]," day"],"other":[["number"]," days"]}]],"weeks":[["n",2,{"one":[["number"]," week"],"other":[["number"]," weeks"]}]],"months":[["n",2,{"one":[["number"]," month"],"other":[["number"]," months"]}]],"other":[["n",2,{"one":[["number"]," year"],"other":[["number"]," years"]}]]}]],
  'between': [["low"]," to ",["high"]],
  'interval': ["95% interval ",["range"]],
  'next.interval': ["95% interval for the next time ",["range"]],
  'next': ["next time about ",["value"]," is to be expected, ",["interval"]],
  'next.times': ["next time about ",["value"]," is to be expected, ",["times"]," times the others’, ",["interval"]],
  'per': [["number"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],
  'compared': [["how",1,{"times":[["much"]," times"],"about":"about","above":[["much"]," above"],"below":[["much"]," below"],"against":"against","other":""}]," ",["base",1,{"usual":"the usual","others":"the others’","hour":"the surrounding hours’ median of","day":"the surrounding days’ median of","week":"the surrounding weeks’ median of","month":"the surrounding months’ median of","quarter":"the surrounding quarters’ median of","year":"the surrounding years’ median of","overall":"the overall","only":"the","other":""}]," ",["value"],["base",1,{"only":[" for ",["group"]],"other":""}]],
  'day': [["day"]," ",["month"]," ",["year"]],
  'day.short': [["day"]," ",["month"]],
  'month': [["month"]," ",["year"]],
  'quarter': ["Q",["quarter"]," ",["year"]],
  'week': ["the week of ",["day"]],
  'hour': [["day"],", ",["hour"],":00"],
  'range': ["from ",["from"]," to ",["to"]],
  'span': [["from"]," – ",["to"]],
  'span.close': [["from"],"–",["to"]],
  'span.weeks': ["the weeks of ",["from"]," – ",["to"]],
  'when': [["kind",1,{"hour":"on","day":"on","other":"in"}]," ",["period"]],
  'when.days': ["between ",["from"]," and ",["to"]],
  'unnamed': "unnamed column",
  'quoted': ["“",["text"],"”"],
  'article': [["vowel",1,{"true":"an","other":"a"}]," ",["noun"]],
  'list.last': [["first"]," and ",["last"]],
  'list.next': [["first"],", ",["next"]],
  'new': ["new ",["rows"]],
  'records': "records",
  'tickets': "tickets",
  'lines': [["noun",1,{"orders":"order lines","invoices":"invoice lines","other":"records"}]],
  'named-rows': [["noun",1,{"other":[["noun"]]}]],
  'singular': [["one",1,{"other":[["one"]]}]],
  'rows.given': [["rows"]," whose ",["noun"]," ",["several",1,{"true":"are","other":"is"}]," given"],
  'count': [["n",2,{"one":[["number"]," ",["one"]],"other":[["number"]," ",["many"]]}]],
  'rows': [["form",1,{"itself":[["rows"]," of ",["label"]],"did":[["rows"]," that have ",["noun"]],"didNot":[["rows"]," that have not ",["noun"]],"are":[["rows"]," that are ",["noun"]],"areNot":[["rows"]," that are not ",["noun"]],"state":[["rows"]," that are ",["label"]],"is":[["rows"]," where ",["noun"]," is ",["label"]],"class":[["label"]," ",["rows"]],"place":[["rows"]," in ",["label"]],"done":[["rows"]," ",["noun"]," ",["label"]],"with":[["rows"]," with ",["noun"]," ",["label"]],"other":""}]],
  'group': [["form",1,{"did":["those that have ",["noun"]],"didNot":["those that have not ",["noun"]],"are":["those that are ",["noun"]],"areNot":["those that are not ",["noun"]],"other":[["noun"]," ",["label"]]}]],
  'mean': ["mean ",["noun"]],
  'share': ["the share with ",["noun"]],
  'share.label': ["the share ",["form",1,{"did":["that has ",["noun"]],"didNot":["that has not ",["noun"]],"are":["that is ",["noun"]],"areNot":["that is not ",["noun"]],"state":["that is ",["label"]],"is":["where ",["noun"]," is ",["label"]],"other":["with ",["noun"]," ",["label"]]}]],
  'duration': "duration",
  'duration.short': ["duration ",["unit",1,{"seconds":"seconds","minutes":"minutes","hours":"hours","days":"days","other":[["unit"]]}]],
  'duration.to': ["time to ",["verb"]],
  'duration.between': ["time from ",["start"]," to ",["end"]],
  'duration.event': [["event"]," ",["unit",1,{"seconds":"seconds","minutes":"minutes","hours":"hours","days":"days","other":[["unit"]]}]],
  'things': [["thing",1,{"unit":"units","room":"rooms","flat":"flats","apartment":"apartments","tenant":"tenants","landlord":"landlords","site":"sites","depot":"depots","warehouse":"warehouses","engineer":"engineers","technician":"technicians","carrier":"carriers","haulier":"hauliers","courier":"couriers","practitioner":"practitioners","operator":"operators","asset":"assets","press":"presses","state":"states","country":"countries","county":"counties","city":"cities","town":"towns","region":"regions","district":"districts","province":"provinces","municipality":"municipalities","neighbourhood":"neighbourhoods","neighborhood":"neighborhoods","island":"islands","school":"schools","college":"colleges","university":"universities","major":"majors","course":"courses","company":"companies","firm":"firms","bank":"banks","brand":"brands","manufacturer":"manufacturers","product":"products","model":"models","car":"cars","vehicle":"vehicles","aircraft":"aircraft","ship":"ships","plane":"planes","player":"players","team":"teams","club":"clubs","driver":"drivers","athlete":"athletes","breed":"breeds","animal":"animals","plant":"plants","tree":"trees","film":"films","book":"books","song":"songs","album":"albums","game":"games","artist":"artists","author":"authors","show":"shows","airline":"airlines","airport":"airports","station":"stations","hospital":"hospitals","clinic":"clinics","store":"stores","shop":"shops","restaurant":"restaurants","hotel":"hotels","department":"departments","office":"offices","branch":"branches","language":"languages","drug":"drugs","medicine":"medicines","gene":"genes","planet":"planets","star":"stars","mountain":"mountains","river":"rivers","lake":"lakes","bridge":"bridges","building":"buildings","park":"parks","museum":"museums","machine":"machines","sensor":"sensors","device":"devices","server":"servers","app":"apps","website":"websites","food":"foods","dish":"dishes","cereal":"cereals","wine":"wines","beer":"beers","occupation":"occupations","industry":"industries","sector":"sectors","fund":"funds","stock":"stocks","currency":"currencies","element":"elements","material":"materials","compound":"compounds","disease":"diseases","party":"parties","candidate":"candidates","constituency":"constituencies","project":"projects","campaign":"campaigns","customer":"customers","client":"clients","user":"users","patient":"patients","employee":"employees","student":"students","pupil":"pupils","teacher":"teachers","nurse":"nurses","doctor":"doctors","vendor":"vendors","supplier":"suppliers","seller":"sellers","buyer":"buyers","agent":"agents","member":"members","account":"accounts","donor":"donors","subscriber":"subscribers","guest":"guests","other":"passengers"}]],
  'so': [["form",1,{"did":["have ",["noun"]],"didNot":["have not ",["noun"]],"are":["are ",["noun"]],"areNot":["are not ",["noun"]],"state":["are ",["label"]],"done":["are ",["noun"]," ",["label"]],"has":["have ",["noun"]," ",["label"]],"other":""}]],
  'share.title': ["Share ",["form",1,{"did":["that has ",["noun"]],"didNot":["that has not ",["noun"]],"are":["that is ",["noun"]],"areNot":["that is not ",["noun"]],"state":["that is ",["label"]],"is":["where ",["noun"]," is ",["label"]],"other":["with ",["noun"]," ",["label"]]}]],
  'none-of': ["no ",["noun"]],
  'there': [["noun"]," (without ",["labels"],")"],
  'reckoned.between': [["to"]," − ",["from"],["more",1,{"true":" + 1","other":""}]," in ",["how",1,{"floor":"full ","ceil":"started ","other":""}],["unit",1,{"second":"seconds","minute":"minutes","hour":"hours","day":"days","other":"weeks"}]],
} satisfies Record<string, Message>;
