import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { answering, freePort } from '../../e2e/support/sites/site.ts';

export type Fields = Record<string, unknown>;
export type FirstSite = Awaited<ReturnType<typeof startFirstSite>>;

type Account = { email: string; password: string };

/** Starts the site of version 0.1.0 from its worktree. */
export async function startFirstSite(worktree: string, dataDir: string, account: Account) {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    RATE_LIMIT: 'off',
  };
  const options = { cwd: worktree, env };
  const site = spawn(process.execPath, [join(worktree, 'src/server/main.ts')], {
    ...options,
    stdio: 'ignore',
  });
  await answering(`${origin}/api/health`, () => site.exitCode !== null && 'at once');
  let token = '';

  const call = async (method: string, path: string, body?: BodyInit, type?: string): Promise<Fields> => {
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(type && { 'Content-Type': type }),
    };
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const answer = (await response.json()) as Fields;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const postJson = (path: string, fields: Fields) =>
    call('POST', path, JSON.stringify(fields), 'application/json');
  const postForm = (path: string, fields: Fields): Promise<Fields> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value instanceof File) form.append(name, value);
      else form.append(name, String(value));
    return call('POST', path, form);
  };

  return {
    origin,
    signIn: async () => {
      token = String((await postJson('/login.php', account)).token);
      return token;
    },
    call,
    postJson,
    postForm,
    /** Runs a command of that version on the site's data. */
    run: (command: string, words: readonly string[], input?: string) =>
      execFileSync(process.execPath, [join(worktree, command), ...words], {
        ...options,
        ...(input !== undefined && { input }),
      }),
    stop: async () => {
      site.kill();
      await once(site, 'exit');
    },
  };
}
