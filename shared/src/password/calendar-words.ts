/** What people put before a year when a password must change: seasons, months and days, which no list of leaks has with every year. */
export const CALENDAR_WORDS: readonly string[] =
  `spring summer autumn fall winter january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday easter christmas
  frühling fruehling fruhling frühjahr sommer herbst januar februar märz maerz marz mai juni juli oktober dezember
  montag dienstag mittwoch donnerstag freitag samstag sonntag ostern weihnachten
  printemps été ete automne hiver janvier février fevrier mars avril juin juillet août aout septembre octobre novembre décembre decembre
  lundi mardi mercredi jeudi vendredi samedi dimanche noël noel
  primavera verano otoño otono invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  estate autunno inverno gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre`.split(/\s+/);
