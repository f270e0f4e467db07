import { type RunningSite, startSite } from './site.ts';

/** The environment of a site. */
export type Settings = Readonly<Record<string, string>>;

/** Running sites by settings and name. Keeps those asked for last, because each takes a process. */
export function createSitePool(maxSites = 4) {
  const sites = new Map<string, RunningSite>();
  return {
    get: async (settings: Settings, name: string): Promise<RunningSite> => {
      const key = JSON.stringify([settings, name]);
      const site = sites.get(key) ?? (await startSite(settings));
      sites.delete(key);
      sites.set(key, site);
      const [oldest = key] = sites.keys();
      if (sites.size > maxSites) {
        await sites.get(oldest)?.stop();
        sites.delete(oldest);
      }
      return site;
    },
    stop: async (): Promise<void> => {
      for (const site of sites.values()) await site.stop();
    },
  };
}
