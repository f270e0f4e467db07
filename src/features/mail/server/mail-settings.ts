import * as z from 'zod/mini';
import { email } from '#shared/validation.ts';

/** The settings of e-mail (README.md#settings). */
export type MailSettings = {
  /** The server that takes messages, with its user and password. Without it messages are kept. */
  smtpUrl: string | undefined;
  /** The sender; the association's name where there is none of its own. */
  from: { name: string | undefined; address: string };
  /** Who hears of new applications and questions. */
  notified: readonly string[];
  perMinute: number;
};

export const smtpUrlRule =
  'be the address of a server that sends e-mail, such as smtps://user:password@mail.example.org or ' +
  'smtp://localhost:25, with @ : / in a password written as %40 %3A %2F';

export function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== '' &&
    /^\/?$/.test(url.pathname) &&
    url.hash === '' &&
    isDecodable(url.username) &&
    isDecodable(url.password)
  );
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const senderRule = "be an e-mail address, or 'Name <address>'";

/** The parts of `Name <address>`; undefined if it has another form. */
export function parseSender(value: string): MailSettings['from'] | undefined {
  const [, name = '', named] = value.match(/^\s*"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u) ?? [];
  const address = named ?? value;
  return isMailAddress(address) ? { name: name || undefined, address } : undefined;
}

/** The addresses of a list with commas; undefined if one of them is none. */
export function parseAddresses(value: string): string[] | undefined {
  const addresses = value
    .split(',')
    .map(address => address.trim())
    .filter(Boolean);
  return addresses.every(isMailAddress) ? addresses : undefined;
}

/** Whether it is exactly one address, and nothing that could become a header or a command. */
export function isMailAddress(value: string): boolean {
  return !/[\p{C}\p{Z}]/u.test(value) && z.safeParse(email(), value).success;
}

/** The sender where none is set: who signs in to the server, else an address at the site's own host. */
export function usualSender(smtpUrl: string | undefined, publicUrl: string): MailSettings['from'] {
  const user = decodeURIComponent(URL.parse(smtpUrl ?? '')?.username ?? '');
  return { name: undefined, address: isMailAddress(user) ? user : `noreply@${new URL(publicUrl).hostname}` };
}
