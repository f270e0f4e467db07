import type { Settings } from './settings.ts';

/** Which machines hold data of the site beside its own. */
export type Hosting = {
  isDatabaseElsewhere: boolean;
  storageHost: string | undefined;
  mailHost: string | undefined;
};

export function hostingOf({
  databaseUrl,
  storage,
  mail,
}: Pick<Settings, 'databaseUrl' | 'storage' | 'mail'>): Hosting {
  return {
    isDatabaseElsewhere: otherHost(databaseUrl) !== undefined,
    storageHost: otherHost(storage?.bucketUrl),
    mailHost: otherHost(mail.smtpUrl),
  };
}

/** The host of an address; undefined if it is this machine. */
function otherHost(address: string | undefined): string | undefined {
  const host = address === undefined ? '' : new URL(address).hostname;
  return /^(|localhost|127(\.\d+){3}|\[::1\])$/.test(host) ? undefined : host;
}
