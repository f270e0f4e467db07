import 'i18next';
import type { messages as admin } from '../admin/messages.ts';
import type { bs } from './messages/bs.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: typeof bs & typeof admin;
  }
}
