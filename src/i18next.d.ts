import 'i18next';
import type { messages as admin } from './admin/messages/messages.ts';
import type { bs } from './web/messages/bs.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: typeof bs & typeof admin;
  }
}
