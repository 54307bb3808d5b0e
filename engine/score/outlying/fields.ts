/** Words of one trade: what rows are, who did them, what became of them. */
export interface Field {
  table: string;
  /** One row each, lines of something, visits of the same people, postings, or members of a list without a course of time. */
  shape: 'cases' | 'lines' | 'visits' | 'ledger' | 'members';
  key: string;
  when: string;
  /** Who or where; labels, or one stem that is numbered. */
  group: string;
  groups: readonly string[];
  way: string;
  ways: readonly string[];
  kind: string;
  kinds: readonly string[];
  /** Whom rows belong to. */
  who: string;
  stem: string;
  state: string;
  /** The usual one first. */
  states: readonly string[];
  flag: string;
  /** What is seldom, and its absence. */
  answers: readonly [string, string];
  /** A number or a name that is noted of some kinds. */
  ref: string;
  amount: string;
}

const field = (table: string, shape: Field['shape'], heads: string, groups: string, ways: string, kinds: string, states: string, answers: string): Field => {
  const [key = '', when = '', group = '', way = '', kind = '', who = '', stem = '', state = '', flag = '', ref = '', amount = ''] = heads.split('|');
  const [yes = '', no = ''] = answers.split('|');
  return { table, shape, key, when, group, groups: groups.split('|'), way, ways: ways.split('|'), kind, kinds: kinds.split('|'), who, stem, state, states: states.split('|'), flag, answers: [yes, no], ref, amount };
}; // prettier-ignore

export const FIELDS: readonly Field[] = [
  field('sweeps', 'cases', 'Sweep no|Swept on|Sweeper|Round|Flue|Household|House|Status|Soot tested|Brush tag|Fee', 'Amory|Bowles|Crick|Dace|Egan|Firth|Gosse|Hyde|Iver|Joss|Kell|Lunt', 'Morning|Midday|Evening', 'Stove|Hearth|Boiler|Range|Oven', 'Swept|Nobody in|Put back|Half swept', 'Y|N'),
  field('tunings', 'visits', 'Tuning|Day|Tuner|Area|Instrument|Owner|Owner|Outcome|Pedal greased|Fork no|Charge', 'T', 'Coast|Moor|Vale|Fens', 'Upright|Grand|Spinet|Organ|Harmonium', 'In tune|Pin slipped|String gone|Refitted', 'yes|no'),
  field('moorings', 'ledger', 'Posting|Posted|Quay|Season|Berth type|Skipper|Skipper|Status|Cleated|Buoy tag|Dues', 'Quay ', 'Neap|Spring', 'Pontoon|Swing|Pile|Drying|Trot', 'Berthed|Drifted|Moved over|Towed off|Ran aground', 'x|'),
  field('hives', 'cases', 'Inspection|Looked at|Apiary|Keeper rank|Hive make|Keeper|Keeper|Result|Queen marked|Ring code|Honey kg', 'Ash|Birk|Cole|Dene|Elms|Foss|Gill|Holt', 'Novice|Old hand|Guest', 'National|Langstroth|Warre|Skep', 'Calm|Swarmed|Robbed|Chilled|Queenless', 'Y|N'),
  field('hire lines', 'lines', 'Hire|Out on|Counter|Till|Tool group|Renter|Renter|Status|Oiled|Crate no|Rent', 'Counter ', 'Front|Yard|Side', 'Drills|Ladders|Pumps|Saws|Rollers|Mixers', 'Back whole|Back bent|Swapped|Kept on', 'yes|no'),
  field('choir', 'members', 'Singer|Joined|Section|Evening|Voice|Patron|Patron|Status|Robe lent|Locker|Pledge', 'Sopran hi|Sopran lo|Alto hi|Alto lo|Tenor hi|Tenor lo|Bass hi|Bass lo', 'Mon|Wed|Thu', 'Light|Full|Dark|Bright', 'Sings|Rests|Drifted off|Moved choir', '1|0'),
  field('Kehrungen', 'cases', 'Kehrnr|gekehrt am|Geselle|Tour|Feuerstätte|Haushalt|Haus|Status|Rußprobe|Bürstennr|Gebühr', 'Abt|Bolz|Czech|Dorn|Egger|Funk|Gries|Haas|Ilg|Jost|Kolb', 'früh|mittags|abends', 'Ofen|Kamin|Therme|Herd|Kessel', 'gekehrt|niemand da|halb gekehrt|verlegt', 'J|N'),
  field('Böden', 'visits', 'Einsatz|Tag|Parkettleger|Gegend|Holzart|Bauherr|Bauherr|Ausgang|Fuge gewachst|Losnr|Lohn', 'Leger ', 'Tal|Höhe|Ufer|Heide', 'Eiche|Buche|Esche|Ahorn|Nuss', 'liegt glatt|wirft sich|knarzt|nachgeschliffen', 'ja|nein'),
  field('Kelter', 'ledger', 'Buchung|gebucht|Winzer|Lage|Rebsorte|Abnehmer|Abnehmer|Status|geschwefelt|Fassnr|Pfand', 'Winzer ', 'Nordhang|Südhang|Terrasse', 'Riesling|Silvaner|Elbling|Dornfelder|Gutedel', 'gekeltert|umgekippt|verschnitten|stecken geblieben', 'x|'),
  field('Leihräder', 'lines', 'Ausleihe|Abholtag|Schalter|Tarif|Radtyp|Radler|Radler|Zustand|aufgepumpt|Schlossnr|Leihgeld', 'Schalter ', 'Tag|Stunde|Woche', 'Tourer|Renner|Lasten|Klapp|Tandem', 'heil zurück|platt zurück|getauscht|behalten', 'J|N'),
  field('Imker', 'members', 'Imkernr|Beitritt|Bezirk|Stand|Beute|Pate|Pate|Status|Ring bezahlt|Standnr|Umlage', 'Au|Berg|Cham|Dell|Eck|Forst|Gau|Hag|Inn', 'Wald|Wiese|Garten', 'Zander|Dadant|Segeberger|Warré', 'imkert|ruht|umgezogen|aufgehört', 'ja|nein'),
  field('nuohoukset', 'cases', 'Nuohous|Päivä|Nuohooja|Vuoro|Tulisija|Talous|Talo|Tila|Noki mitattu|Harjanro|Maksu', 'Aalto|Berg|Eskola|Halla|Ilves|Jokela|Kallio|Laine|Mäki|Niemi', 'aamu|päivä|ilta', 'Uuni|Takka|Kattila|Hella|Kiuas', 'Nuohottu|Ei kotona|Kesken|Siirretty', 'kyllä|ei'),
  field('viritykset', 'visits', 'Viritys|Pvm|Virittäjä|Alue|Soitin|Omistaja|Omistaja|Tulos|Poljin rasvattu|Haarukka|Palkkio', 'Virittäjä ', 'Ranta|Mäki|Saari', 'Piano|Flyygeli|Urut|Kannel', 'Vireessä|Tappi luistaa|Kieli poikki|Palattu', 'K|E'),
  field('venepaikat', 'ledger', 'Kirjaus|Kirjattu|Laituri|Kausi|Paikka|Kippari|Kippari|Tila|Poijussa|Poijunro|Maksettu', 'Laituri ', 'kevät|kesä|syksy', 'Ponttoni|Poiju|Paalu|Peräpoiju', 'Kiinni|Ajelehti|Siirretty yli|Hinattu|Karilla', 'x|'),
  field('vuokrat', 'lines', 'Vuokra|Haettu|Tiski|Kassa|Työkalu|Vuokraaja|Vuokraaja|Tila|Öljytty|Laatikko|Vuokrahinta', 'Tiski ', 'etu|piha|sivu', 'Porat|Tikkaat|Pumput|Sahat|Jyrät', 'Ehjänä|Vääntyneenä|Vaihdettu|Pidetty', 'kyllä|ei'),
]; // prettier-ignore
