import { audited } from '#server/audit/declaration.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/handler.ts';
import { showArrangement, showMenu, updateMenu } from './contract.ts';
import { arrangeMenu, readArrangement, readMenu } from './server/menu.ts';

export const menuFeature: Feature = {
  name: 'menu',
  handlers: [
    handle(showMenu, ({ language }, services) => readMenu({ ...services, session: undefined }, language)),
    handle(showArrangement, ({ language, session }, services) =>
      readArrangement({ ...services, session }, language),
    ),
    handle(
      updateMenu,
      ({ body, language, session }, services) => arrangeMenu({ ...services, session }, body, language),
      audited('settings', 'menu'),
    ),
  ],
};
