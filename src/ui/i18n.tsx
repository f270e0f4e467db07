import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#shared/language.ts';
import { translate, translateList, type Values } from '#shared/translate.ts';

/** Every text of the site by namespace. The shells declare the members (src/messages.d.ts). @public */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, since ui knows no feature.
export interface Messages {}

type Namespace = keyof Messages & string;
type PluralBase<Key extends string> = Key extends `${infer Base}_${'one' | 'few' | 'other'}` ? Base : Key;

type KeysOf<Tree, Leaf> = {
  [Key in keyof Tree & string]: Tree[Key] extends Leaf
    ? PluralBase<Key>
    : Tree[Key] extends string | readonly string[]
      ? never
      : `${Key}.${KeysOf<Tree[Key], Leaf>}`;
}[keyof Tree & string];

type First<N extends Namespace | readonly Namespace[]> = N extends readonly [
  infer F extends Namespace,
  ...unknown[],
]
  ? F
  : N extends Namespace
    ? N
    : never;
type Each<N extends Namespace | readonly Namespace[]> = N extends readonly (infer M extends Namespace)[]
  ? M
  : N;

type Key<N extends Namespace | readonly Namespace[], Leaf = string> =
  | KeysOf<Messages[First<N>], Leaf>
  | { [M in Each<N> & Namespace]: `${M}:${KeysOf<Messages[M], Leaf>}` }[Each<N> & Namespace];

/** The key of a text with its namespace: `news:title`. */
export type TextKey = { [N in Namespace]: `${N}:${KeysOf<Messages[N], string>}` }[Namespace];

export type Translate<N extends Namespace | readonly Namespace[]> = (key: Key<N>, values?: Values) => string;

export type Texts = {
  language: Language;
  messages: Record<string, object>;
  /** What any text may name. */
  values?: Values;
};

const Context = createContext<Texts | undefined>(undefined);

export function TextsProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return <Context.Provider value={texts}>{children}</Context.Provider>;
}

function useTexts(): Texts {
  const texts = useContext(Context);
  if (!texts) throw new Error('Texts are read outside of a TextsProvider.');
  return texts;
}

/** The language that is read. */
export const useLanguage = (): Language => useTexts().language;

/** The texts of one namespace, or of several; keys of the first need no prefix. */
export function useTranslation<const N extends Namespace | readonly Namespace[]>(
  namespaces: N,
): { t: Translate<N>; list: (key: Key<N, readonly string[]>) => readonly string[] } {
  const texts = useTexts();
  const first = typeof namespaces === 'string' ? namespaces : (namespaces[0] ?? '');
  return useMemo(() => {
    const place = (key: string): [object, string] => {
      const colon = key.indexOf(':');
      const namespace = colon === -1 ? first : key.slice(0, colon);
      return [texts.messages[namespace] ?? {}, key.slice(colon + 1)];
    };
    return {
      t: (key, values) => {
        const [messages, path] = place(key);
        return translate(messages, texts.language, path, { ...texts.values, ...values });
      },
      list: key => translateList(...place(key)),
    };
  }, [texts, first]);
}

/** For keys that are data, of whatever namespace. */
export function useText(): (key: TextKey, values?: Values) => string {
  return useTranslation<readonly Namespace[]>([]).t;
}
