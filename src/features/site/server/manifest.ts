import type { Association } from '#shared/association.ts';
import { homePath } from '#shared/paths.ts';

/** The web app manifest, for phones that install the site (w3.org/TR/appmanifest). */
export function manifest({ name, short_name }: Association): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose: 'any maskable',
  });
  return JSON.stringify({
    name,
    short_name,
    lang: 'bs',
    start_url: homePath.href(),
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }, icon(192), icon(512)],
  });
}
