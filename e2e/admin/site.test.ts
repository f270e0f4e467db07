import { associationPath, change, openSection, words } from '../support/screens/association-screens.ts';
import { expectSound, expectSoundInLooks } from '../support/sound.ts';
import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'words', expectedProblems: [failedRequest] });

test('sections tell what is behind, and change one by one', async ({ openAdmin, api }) => {
  await change(api, { goals: [{ title: 'Prvi cilj', text: 'Opis' }] });
  await change(api, { goals: [{ title: 'First goal', text: 'Text' }] }, 'en');
  await change(api, { goals: [{ title: 'Drugi cilj', text: 'Opis' }] });
  await change(api, { goals: [{ title: 'Second goal', text: 'Text' }] }, 'en');
  await change(api, { name: 'Ime poslije ciljeva' });
  await change(api, { activities: '<p>Actually</p>' }, 'en');
  await change(api, { activities: '<p>Aktivno</p>' });
  await change(api, { footer: 'Isto' });
  await change(api, { footer: 'Isto' }, 'en');
  const page = await openAdmin(associationPath);
  const section = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(section('Aktivnosti')).toContainText('engleski je stariji');
  await expect(section('Podnožje')).toContainText('engleski nedostaje u 1 polju');
  await expectSoundInLooks(page, 'the sections');

  // An earlier version of a section, in both languages.
  let sheet = await openSection(page, 'Ciljevi');
  await sheet.getByRole('button', { name: 'Historija' }).click();
  const history = page.getByRole('dialog', { name: 'Historija: Ciljevi' });
  const versions = history.getByRole('navigation', { name: 'Verzije' }).getByRole('listitem');
  await expect(versions.first()).toContainText('Ciljevi');
  await expect(history.getByRole('insertion').filter({ hasText: 'Drugi' })).toBeVisible();
  await expectSound(page, 'the history of a section');
  await versions.nth(1).getByRole('button').click();
  await history.getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vrati ovu verziju' }).click();
  await expect(history).toHaveCount(0);
  await expect(sheet.getByRole('button', { name: /^Prvi cilj/ })).toBeVisible();
  const { goals, name } = await words(api);
  expect([goals[0]?.title, name]).toEqual(['Prvi cilj', 'Ime poslije ciljeva']);
  // Its rows in the other language belong to them.
  expect((await words(api, 'en')).goals[0]?.title).toBe('First goal');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  sheet = await openSection(page, 'Obavještenje');
  await sheet.getByRole('textbox', { name: 'Tekst obavještenja', exact: true }).fill('Skup je odgođen.');
  await sheet.getByRole('textbox', { name: 'Vidi se do' }).fill('01.02.2020');
  await sheet.getByRole('textbox', { name: 'Vidi se od' }).fill('01.03.2020');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  // Only the site knows that a beginning is after an end.
  await sheet.getByRole('link', { name: /^Vidi se do/ }).click();
  await expect(sheet.getByRole('textbox', { name: 'Vidi se do' })).toBeFocused();
  await sheet.getByRole('textbox', { name: 'Vidi se od' }).fill('01.01.2020');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(section('Skup je odgođen.')).toContainText('više se ne vidi');

  // Of two editors none overwrites the other. Another section: no question.
  sheet = await openSection(page, 'Podnožje');
  const footer = () => sheet.getByRole('textbox', { name: 'Tekst u podnožju', exact: true });
  await change(api, { name: 'Novo ime' });
  await footer().fill('Moje podnožje');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await words(api)).toMatchObject({ name: 'Novo ime', footer: 'Moje podnožje' });
  sheet = await openSection(page, 'Podnožje');
  await change(api, { footer: 'Tuđe podnožje' });
  await footer().fill('Opet moje');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Neko je u međuvremenu sačuvao izmjene' });
  await expect(conflict.getByRole('group', { name: 'Tekst u podnožju' })).toContainText(/Opet moje.*Tuđe/);
  await conflict.getByRole('button', { name: 'Nastavi uređivati' }).click();
  await expect(footer()).toHaveValue('Opet moje');
  await sheet.getByRole('button', { name: 'Sačuvaj' }).click();
  await conflict.getByRole('radio', { name: 'Moja verzija' }).check();
  await conflict.getByRole('button', { name: 'Sačuvaj odabrano' }).click();
  await expect(sheet).toHaveCount(0);
  expect((await words(api)).footer).toBe('Opet moje');
});

test('what is typed is seen before it is saved, and kept', async ({ openAdmin, api }) => {
  const page = await openAdmin(associationPath, { viewport: { width: 390, height: 844 } });
  // A phone shows one language; an error in the other one leads there.
  const naming = await openSection(page, 'Naziv i misija');
  const english = naming.getByRole('textbox', { name: 'Skraćenica (engleski)' });
  await expect(english).toBeHidden();
  await naming.getByRole('button', { name: 'English' }).click();
  await english.fill('x'.repeat(61));
  await naming.getByRole('button', { name: 'Bosanski' }).click();
  await naming.getByRole('button', { name: 'Sačuvaj' }).click();
  await naming.getByRole('link', { name: /^Skraćenica \(engleski\)/ }).click();
  await expect(english).toBeFocused();
  await expectSound(page, 'the association with an error');
  await english.fill('ABMB');
  await naming.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(naming).toHaveCount(0);
  expect((await words(api, 'en')) as unknown).toMatchObject({ short_name: 'ABMB' });
  await page.setViewportSize({ width: 1366, height: 900 });

  const sheet = await openSection(page, 'Privatnost i pristupačnost');
  const addition = page.getByRole('textbox', { name: 'Dodatak o pristupačnosti', exact: true });
  await addition.click();
  await page.keyboard.type('Ulaz je ravan.');
  await sheet.getByRole('button', { name: 'Pregled', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Pregled: Privatnost i pristupačnost' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Privatnost');
  await preview.getByRole('button', { name: 'Pristupačnost' }).click();
  await expect(shown.getByText('Ulaz je ravan.')).toBeVisible();
  await preview.getByRole('button', { name: 'English' }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Accessibility');
  // Not that of a message, which lies over whatever is open.
  await preview.getByRole('banner').getByRole('button', { name: 'Zatvori' }).click();
  expect(JSON.stringify(await words(api))).not.toContain('Ulaz je ravan.');
  // As when the tab is closed.
  await page.goto(associationPath);
  await page.getByRole('button', { name: 'Nastavi uređivati: Privatnost i pristupačnost' }).click();
  await expect(addition).toContainText('Ulaz je ravan.');
});
