import { globSync } from 'node:fs';
import { join } from 'node:path';
import { bs as common } from '#shared/messages/bs.ts';
import { en as commonEnglish } from '#shared/messages/en.ts';
import { bs as controls } from '#ui/admin/messages/bs.ts';
import { screens } from '#ui/admin/messages/bs-screens.ts';
import { en as controlsEnglish } from '#ui/admin/messages/en.ts';
import { screens as screensEnglish } from '#ui/admin/messages/en-screens.ts';
import { bs as uiBosnian } from '#ui/messages/bs.ts';
import { en as uiEnglish } from '#ui/messages/en.ts';
import { shell } from '../../admin/messages/shell.ts';
import { shell as shellEnglish } from '../../admin/messages/shell-en.ts';

type Texts = Record<string, object>;

/** The messages of all features. The shells' own modules need the bundler, so this reads the files. */
export async function readMessages(): Promise<Record<'bs' | 'en' | 'admin' | 'adminEnglish', Texts>> {
  return {
    bs: { ui: uiBosnian, ...(await textsIn('bs')) },
    en: { ui: uiEnglish, ...(await textsIn('en')) },
    admin: { common, admin: controls, screens, shell, ...(await textsOfPanel('bs', 'admin')) },
    adminEnglish: {
      common: commonEnglish,
      admin: controlsEnglish,
      screens: screensEnglish,
      shell: shellEnglish,
      ...(await textsOfPanel('en', 'admin-en')),
    },
  };
}

async function textsIn(language: 'bs' | 'en'): Promise<Texts> {
  const modules = Object.entries(await modulesNamed(language));
  return Object.fromEntries(modules.map(([feature, texts]) => [feature, texts[language] ?? {}]));
}

/** In files of their own, or beside those of pages. */
async function textsOfPanel(language: 'bs' | 'en', name: string): Promise<Texts> {
  const besidePages = Object.values(await modulesNamed(language)).map(
    ({ [language]: _, ...ofPanel }) => ofPanel,
  );
  return Object.assign({}, ...besidePages, ...Object.values(await modulesNamed(name)));
}

/** The modules `messages/NAME.ts` by feature. */
async function modulesNamed(name: string): Promise<Record<string, Texts>> {
  const features = join(import.meta.dirname, '../../features');
  const paths = globSync(`*/messages/${name}.ts`, { cwd: features }).sort();
  const modules = paths.map(async path => [path.split('/')[0], await import(join(features, path))]);
  return Object.fromEntries(await Promise.all(modules));
}
