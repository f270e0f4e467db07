import { type SiteHost, startSiteHost } from './hosted-sites.ts';
import { type Environment, startSite, type TestedSite } from './site.ts';

/** Running sites by settings and name, in one process but for those that need their own. Keeps those asked for last. */
export function createSitePool(maxSites = 4) {
  const sites = new Map<string, TestedSite>();
  let host: SiteHost | undefined;
  const start = (settings: Environment) => {
    host ??= startSiteHost();
    return host.start(settings);
  };
  return {
    /** A site that its test stops, in the same process as the others. */
    start,
    get: async (settings: Environment, name: string, hasOwnProcess = false): Promise<TestedSite> => {
      const key = JSON.stringify([settings, name]);
      const site = sites.get(key) ?? (await (hasOwnProcess ? startSite : start)(settings));
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
      host?.stop();
    },
  };
}
