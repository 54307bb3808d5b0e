// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'too-short': { least: 'number' };
    'too-long': { most: 'number' };
  };
  tags: object;
}

export default {
  'missing': "Password is required",
  'too-short': ["Password must be at least ",["least",4]," characters long"],
  'too-long': ["Password must be at most ",["most",4]," characters long"],
  'guessable': "This password is too easy to guess. Please choose another one.",
  'strength': "Password strength",
  'strength.0': "Empty",
  'strength.1': "Weak",
  'strength.2': "Fair",
  'strength.3': "Good",
  'strength.4': "Strong",
} satisfies Record<string, Message>;
