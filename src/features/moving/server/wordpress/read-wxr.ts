import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { TransferFailure } from '../transfers/transfer-failure.ts';

/** What one `item` of a WordPress export says, by the names of its elements. */
export type WxrItem = {
  texts: Readonly<Record<string, string>>;
  categories: readonly { domain: string; name: string; nicename: string }[];
  meta: Readonly<Record<string, string>>;
};

type WxrChannel = { address: string; language: string };

/** In characters: longer items are nobody's post. */
const longestItem = 16 * 1024 * 1024;
/** Deeper elements are none of an export. */
const deepest = 20;

type Reading = { item?: WxrItem; channel?: WxrChannel };

/** Reads an export of WordPress item by item, however large it is. Throws a `TransferFailure` if it is none. */
export async function* readWxr(file: string): AsyncGenerator<Reading> {
  const reader = new WxrReader();
  const parser = new Parser(reader, { xmlMode: true, decodeEntities: true });
  for await (const chunk of createReadStream(file, 'utf8')) {
    parser.write(chunk);
    yield* reader.taken();
  }
  parser.end();
  yield* reader.taken();
  if (!reader.isWxr) throw new TransferFailure({ reason: 'noWordPress' });
}

class WxrReader {
  isWxr = false;
  #path: string[] = [];
  #text = '';
  #size = 0;
  #attributes: Record<string, string> = {};
  #channel: Record<string, string> = {};
  #isChannelTold = false;
  #texts: Record<string, string> = {};
  #categories: WxrItem['categories'][number][] = [];
  #meta: Record<string, string> = {};
  #metaKey = '';
  #read: Reading[] = [];

  *taken(): Generator<Reading> {
    yield* this.#read.splice(0);
  }

  onopentag = (name: string, attributes: Record<string, string>): void => {
    this.#path.push(name);
    if (this.#path.length > deepest) throw new TransferFailure({ reason: 'nestedFile' });
    this.#text = '';
    this.#attributes = attributes;
    if (name !== 'item') return;
    this.#tellChannel();
    this.#size = 0;
    this.#texts = {};
    this.#categories = [];
    this.#meta = {};
  };

  ontext = (text: string): void => {
    this.#size += text.length;
    if (this.#size > longestItem) throw new TransferFailure({ reason: 'itemTooLarge' });
    this.#text += text;
  };

  onclosetag = (name: string): void => {
    const text = this.#text;
    this.#text = '';
    this.#path.pop();
    const parent = this.#path.at(-1);
    if (name === 'wp:wxr_version') this.isWxr = true;
    if (parent === 'channel' && name !== 'item') {
      this.#channel[name] = text.trim();
      this.#size = 0;
    }
    if (parent === 'wp:postmeta') this.#closeMeta(name, text);
    if (parent === 'item' && name === 'category') {
      const { domain = '', nicename = '' } = this.#attributes;
      this.#categories.push({ domain, nicename, name: text.trim() });
    } else if (parent === 'item') this.#texts[name] = text;
    if (name === 'item')
      this.#read.push({ item: { texts: this.#texts, categories: this.#categories, meta: this.#meta } });
  };

  #closeMeta(name: string, text: string): void {
    if (name === 'wp:meta_key') this.#metaKey = text.trim();
    else if (name === 'wp:meta_value') this.#meta[this.#metaKey] = text.trim();
  }

  #tellChannel(): void {
    if (this.#isChannelTold) return;
    this.#isChannelTold = true;
    const { 'wp:base_blog_url': blog, link, language = '' } = this.#channel;
    this.#read.push({ channel: { address: blog || link || '', language } });
  }
}
