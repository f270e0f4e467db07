import type { Locator } from '@playwright/test';
import { isReachable } from '../../support/browser.ts';
import { breakCall } from '../../support/defect.ts';
import type { ContentKind } from '../../support/screens/content-kinds.ts';
import {
  add,
  fill,
  gone,
  kinds,
  openNew,
  row,
  save,
  symposium,
} from '../../support/screens/content-screens.ts';
import { expectSoundInLooks, lookInTurn } from '../../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'content', expectedProblems: [failedRequest] });

for (const [turn, [name, kind]] of Object.entries<ContentKind>(kinds).entries()) {
  const { path, words } = kind;

  test(`${name}: the editor is accessible`, async ({ openAdmin, api }) => {
    const title = 'Pristupačno';
    await add(api, kind, { title });
    const page = await openAdmin(`${path}?q=pristup`);
    await expect(row(page, title).first()).toBeVisible();
    const edit = page.getByRole('button', { name: `Uredi: ${title}` }).first();
    await edit.click();
    const sheet = page.getByRole('dialog', { name: words.edit });
    await fill(sheet, { 'Naslov*': '' });
    await save(sheet);
    await expect(sheet.getByRole('alert')).toBeVisible();
    // Types have the same parts; the editor of news is seen in both looks (screens.test.ts).
    await expectSoundInLooks(page, 'the editor with its errors', [lookInTurn(turn)]);
  });
}

test('on a phone the tools of a text are one line', async ({ openAdmin }) => {
  const page = await openAdmin('/admin/novosti?uredi=novo', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const tools = page.getByRole('dialog', { name: 'Nova vijest' }).getByRole('toolbar');
  await expect(tools).toBeVisible();
  expect((await tools.boundingBox())?.height ?? 0).toBeLessThan(60);
});

test('no message lies on what is pressed next, at any width', async ({ openAdmin }) => {
  const page = await openAdmin(symposium.path);
  const eachIsReachable = async (controls: Locator) => {
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1025, 768],
      [768, 1024],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of await controls.filter({ visible: true }).all())
        await expect.poll(() => isReachable(control), `${await control.innerHTML()} at ${width}`).toBe(true);
    }
  };
  const mend = await breakCall(page, symposium.calls.create);
  const sheet = await openNew(page, symposium);
  await fill(sheet, { 'Naslov*': 'Lipidi', ...symposium.required });
  await save(sheet);
  const region = page.getByRole('region', { name: 'Obavijesti' });
  await expect(region.getByRole('alert')).toBeVisible();
  await eachIsReachable(sheet.locator('> header button, > footer button'));
  await mend();
  await save(sheet);
  await gone(sheet);
  const success = region.getByRole('status');
  await expect(success).toBeVisible();
  await success.getByRole('button').focus();
  await eachIsReachable(page.getByRole('button', { name: /^(Dodaj|Otvori meni)/ }));
  await expect(success).toHaveCount(1);
});
