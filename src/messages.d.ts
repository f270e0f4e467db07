import type { messages as panel } from './admin/messages/messages.ts';
import type { bs } from './public/messages/bs.ts';

type Site = typeof bs;
type Panel = typeof panel;

declare module './ui/i18n.tsx' {
  interface Messages extends Site, Panel {}
}
