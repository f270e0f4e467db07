import type { shell as shellTexts } from './admin/messages/shell.ts';
import type { bs as commonTexts } from './shared/messages/bs.ts';
import type { bs as adminTexts } from './ui/admin/messages/bs.ts';
import type { screens as screenTexts } from './ui/admin/messages/bs-screens.ts';
import type { bs as uiTexts } from './ui/messages/bs.ts';

/** The namespaces of no feature; each feature declares its own in `messages/`. */
declare module './ui/i18n.tsx' {
  interface Messages {
    ui: typeof uiTexts;
    common: typeof commonTexts;
    admin: typeof adminTexts;
    screens: typeof screenTexts;
    shell: typeof shellTexts;
  }
}
