import type { messages as admin } from './admin/messages/messages.ts';
import type { bs } from './public/messages/bs.ts';

type Site = typeof bs;
type Admin = typeof admin;

declare module './ui/i18n.tsx' {
  interface Messages extends Site, Admin {}
}
