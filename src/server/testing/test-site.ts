import { setAdministrator } from '#features/accounts/server/actions.ts';
import { LoginThrottle } from '#features/accounts/server/login-throttle.ts';
import type { FileStore } from '#features/media/server/file-store.ts';
import { Media } from '#features/media/server/media.ts';
import { createApp } from '../app.ts';
import { migrate } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';
import { openSqlite } from '../db/sqlite.ts';
import { silentLog } from '../log.ts';
import type { Services } from '../services.ts';

export const administrator = { email: 'urednica@primjer.ba', password: 'tajna-lozinka' };

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;

/** A site of its own for each test: an empty database in memory, files in memory, a clock that can be set. */
export async function createTestSite(options: { trustedProxies?: number; isThrottled?: boolean } = {}) {
  const db = openSqlite<Schema>(':memory:');
  await migrate(db as never);
  let now = new Date('2026-11-21T09:30:00.000Z');
  const clock = () => now;
  const originals = createMemoryStore();
  const variants = createMemoryStore();
  const services: Services = {
    db,
    media: new Media(db, { originals, variants }, clock),
    clock,
    timeZone: 'Europe/Sarajevo',
    log: silentLog,
    loginThrottle: options.isThrottled === false ? undefined : new LoginThrottle(clock),
  };
  const app = createApp({
    services,
    settings: { publicUrl: 'http://localhost:3000', trustedProxies: options.trustedProxies ?? 0 },
  });
  const request = async (path: string, init?: RequestInit) =>
    app.request(`http://localhost:3000${path}`, init);

  return {
    db,
    services,
    originals,
    variants,
    request,
    setClock: (instant: string) => {
      now = new Date(instant);
    },
    /** Adds an administrator and answers the header of their session. */
    signIn: async () => {
      await setAdministrator(db, administrator, now);
      const response = await request('/api/login.php', json(administrator));
      const { token } = (await response.json()) as { token: string };
      return { Authorization: `Bearer ${token}` };
    },
  };
}

export function json(body: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

export function multipart(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function createMemoryStore(): FileStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    open: async name => {
      const bytes = files.get(name);
      return bytes && new Blob([new Uint8Array(bytes)]);
    },
    read: async name => files.get(name) ?? new Uint8Array(),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async name => void files.delete(name),
    list: async () => [...files.keys()],
  };
}
