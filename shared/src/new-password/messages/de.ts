// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'missing': "Bitte geben Sie ein Passwort ein",
  'too-short': ["Das Passwort muss mindestens ",["least",4]," Zeichen lang sein"],
  'too-long': ["Das Passwort darf höchstens ",["most",4]," Zeichen lang sein"],
  'guessable': "Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.",
  'strength': "Stärke des Passworts",
  'strength.0': "Leer",
  'strength.1': "Schwach",
  'strength.2': "Mäßig",
  'strength.3': "Gut",
  'strength.4': "Stark",
} satisfies Record<keyof typeof english, Message>;
