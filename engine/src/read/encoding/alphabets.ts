/** Single-byte encodings, the likelier first. `cp850` is that of MS-DOS, which TextDecoder does not know. */
export const SINGLE_BYTE = [
  'windows-1252', 'iso-8859-15', 'windows-1250', 'iso-8859-2', 'windows-1255', 'windows-1251', 'koi8-r', 'koi8-u', 'ibm866', 'windows-1253', 'iso-8859-7',
  'windows-1254', 'windows-1257', 'windows-1256', 'macintosh', 'cp850',
] as const; // prettier-ignore

/** Letters beyond ASCII, in lower case, that one language uses; `õ!` is one with no e behind it, which Portuguese does not have. */
export const ALPHABETS: readonly string[] = [
  'àâæçéèêëîïôœùûüÿ', // French
  'äöüß', // German
  'áéíñóúüªº', // Spanish
  'áâãàçéêíóôõúªº', // Portuguese
  'àèéìíîòóùú', // Italian
  'æøåéöäèó', // Danish, Norwegian, Swedish, Finnish
  'éëïóöüèêáí', // Dutch
  'áðéíóúýþæö', // Icelandic
  'àçéèíïóòúü', // Catalan
  'äõ!öüšž', // Estonian
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'áéíóöőúüű', // Hungarian
  'čćđšž', // Croatian, Slovene, Bosnian
  'ăâîşţșț', // Romanian
  'ąčęėįšųūž', // Lithuanian
  'āčēģīķļņšūž', // Latvian
  'çğıöşüâîû', // Turkish
  'абвгдежзийклмнопрстуфхцчшщъыьэюяё', // Russian, Bulgarian
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', // Ukrainian
  'абвгдђежзијклљмнњопрстћуфхцчџшѓќѕ', // Serbian, Macedonian
  'абвгдежзійклмнопрстуўфхцчшыьэюяё', // Belarusian
  'αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ', // Greek
  'אבגדהוזחטיכלמנסעפצקרשתךםןףץ', // Hebrew
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگ', // Arabic, Persian
];
