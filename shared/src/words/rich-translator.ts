import { createElement, Fragment, type ReactNode } from 'react';
import {
  translator as plainTranslator,
  type Message,
  type PartsFor,
  type TaggedKey,
  type Takes,
  type Translator,
} from './translator';

interface RichTranslator<Key extends string, T extends Takes> extends Pick<Translator<Key, T>, 't'> {
  /** A message with tags, drawn. */
  rich: <K extends TaggedKey<Key, T>>(key: K, slots: PartsFor<K, T, ReactNode>) => ReactNode;
}

/** The texts of one catalogue, for what is drawn. */
export function translator<Key extends string, T extends Takes>(english: Readonly<Record<Key, Message>>): RichTranslator<Key, T> {
  const { t, parts } = plainTranslator<Key, T>(english);
  return { t, rich: (key, slots) => createElement(Fragment, null, ...parts<ReactNode, typeof key>(key, slots)) };
}
