// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'turns': [["noun"]," ",["event"]," kommt mit ",["first"]," innerhalb jedes Werts von „",["by"],"“ öfter vor (",["strata"],"), obwohl insgesamt ",["second"]," vorn liegt (",["secondAll"]," gegenüber ",["firstAll"],").",["certain",1,{"true":"","other":[" Innerhalb jedes Werts von „",["by"],"“ kann der Unterschied Zufall sein."]}]],
  'stratum': [["label"],": ",["own"]," gegenüber ",["other"]],
  'chart': [["share"]," nach „",["group"],"“ in jedem Teil von „",["by"],"“"],
  'chart.share': ["Anteil der ",["rows"]],
} satisfies Record<keyof typeof english, Message>;
