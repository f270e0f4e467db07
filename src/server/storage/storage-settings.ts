import type { BucketSettings } from './s3-client.ts';

/** Where files are stored if not in DATA_DIR. `prefix` is where the keys of all objects begin; it ends with a slash. */
export type StorageSettings = BucketSettings & { prefix: string };

const names = ['STORAGE_URL', 'STORAGE_KEY', 'STORAGE_SECRET'] as const;
type Given = { [Name in (typeof names)[number] | 'STORAGE_REGION']?: string | undefined };

/** The settings of a store on the network; undefined if there is none, a sentence if only a part of them is given. */
export function storageFrom(given: Given): StorageSettings | string | undefined {
  const { STORAGE_URL: url, STORAGE_KEY: key, STORAGE_SECRET: secret, STORAGE_REGION: region } = given;
  if (!url && !key && !secret && !region) return undefined;
  if (!url || !key || !secret) {
    const missing = names.filter(name => !given[name]);
    return `${missing.join(' and ')} must be set too: a store of files needs ${names.join(', ')}.`;
  }
  const { origin, pathname } = new URL(url);
  const [, bucket, ...folders] = pathname.split('/');
  const prefix = folders.filter(Boolean).map(folder => `${decodeURIComponent(folder)}/`);
  return { bucketUrl: `${origin}/${bucket}`, prefix: prefix.join(''), key, secret, region };
}

export const storageUrlRule =
  'be the address of a bucket, such as https://s3.example.org/bucket or https://s3.example.org/bucket/folder, ' +
  'with https but for this machine, and without a user, a password or a query';

export function isStorageUrl(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.password || /[?#]/.test(value)) return false;
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
  return isSafe && /^\/[^/]+(\/[^/]+)*\/?$/.test(url.pathname) && isDecodable(url.pathname);
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
