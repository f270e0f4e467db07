import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteHost } from './hosted-sites.ts';

/** Creates the data for `SITE_TEMPLATES`, with the image variants that lists use. */
export async function makeTemplates(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-templates-'));
  const host = startSiteHost();
  const empty = await host.start({ DATA_DIR: join(folder, 'empty'), STARTER_CONTENT: 'off' });
  await empty.stop();
  const site = await host.start({ DATA_DIR: join(folder, 'filled') });
  for (const path of ['/', '/novosti', '/simpozij', '/radionice', '/kongres', '/galerija']) {
    const html = await (await fetch(site.origin + path)).text();
    const pictures = new Set(html.match(/\/media\/[^" ,]+-(320|640|960)\.avif/g));
    await Promise.all([...pictures].map(async picture => (await fetch(site.origin + picture)).arrayBuffer()));
  }
  await site.stop();
  host.stop();
  return folder;
}
