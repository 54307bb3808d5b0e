// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'of': [["noun"]," für ",["who"]],
  'part': ["der Anteil von ",["part"]," an ",["whole"]],
  'cell': [["group"],", ",["within"]],
  'between': ["95-%-Intervall des Zeitpunkts: ",["from"]," bis ",["to"]],
  'step': [["about",1,{"true":"Etwa ab dem","other":"Ab"}]," ",["when"]," ",["several",1,{"true":[["up",1,{"true":"steigen","other":"fallen"}]],"other":[["up",1,{"true":"steigt","other":"fällt"}]]}]," ",["what"]," auf ",["none",1,{"true":"null","other":["ein neues Niveau: im Mittel ",["value"]]}],", ",["season",1,{"true":["in ",["grain",1,{"week":"denselben Wochen","quarter":"denselben Quartalen","other":"denselben Monaten"}]," des Vorjahres"],"other":"zuvor"}]," ",["baseline"],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],["beside",1,{"several":["; von den ",["rest"]," anderen ",["asWell",2,{"one":["wechselt ",["number"]],"other":["wechseln ",["number"]]}]," ebenfalls das Niveau"],"still":["; bei ",["cell",1,{"true":[["within"]," sonst"],"other":"den anderen"}]," bleibt es bei ",["others"]],"moved":["; bei ",["cell",1,{"true":[["within"]," sonst"],"other":"den anderen"}]," ",["others"]," nach ",["before"]],"other":""}],".",["along"]],
  'late': [" Seitdem kommen ",["share"]," davon zu spät nach „",["due"],"“, davor ",["before"],", und ",["others"]," der anderen."],
  'along': [" Zur selben Zeit ",["changes"],"."],
  'along.one': [["several",1,{"true":[["up",1,{"true":"steigen","other":"fallen"}]],"other":[["up",1,{"true":"steigt","other":"fällt"}]]}]," ",["noun"]," von ",["before"]," auf ",["after"]],
} satisfies Record<keyof typeof english, Message>;
