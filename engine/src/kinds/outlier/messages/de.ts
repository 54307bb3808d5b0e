// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'named-one': [["names"]," has ",["noun"]," of ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; it is ",["part"]," of the total"],"other":""}],"."],
  'named': [["names"]," have ",["noun"]," ",["high",1,{"true":"above","other":"below"}]," ",["at"]," (the ",["high",1,{"true":"highest","other":"lowest"}]," ",["extreme"],"), far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; together they are ",["part"]," of the total"],"other":""}],"."],
  'one': [["count"]," has ",["noun"]," of ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; it is ",["part"]," of the total"],"other":""}],"."],
  'several': [["count"]," have ",["noun"]," ",["high",1,{"true":"above","other":"below"}]," ",["at"]," (the ",["high",1,{"true":"highest","other":"lowest"}]," ",["extreme"],"), far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; together they are ",["part"]," of the total"],"other":""}],"."],
} satisfies Record<keyof typeof english, Message>;
