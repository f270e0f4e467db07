import { applicationCalls } from '#features/applications/contract.ts';
import type { Application } from '#features/applications/schemas.ts';
import { axeViolations } from '../../support/browser.ts';
import { test } from '../../support/screens/application-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

test('who came is marked by phone, also without a connection, and gets a certificate', async ({
  openApplications,
  api,
}) => {
  const { id, page } = await openApplications({ kind: 'workshop', viewport: { width: 390, height: 844 } });
  const readAll = async () => {
    const answer = await api.call(applicationCalls.list, { query: { id, application_type: 'workshop' } });
    return answer?.body as unknown as Application[];
  };
  const ids = (await readAll()).map(application => application.id);
  await page.getByRole('link', { name: 'Označi prisustvo' }).click();
  const list = page.getByRole('list', { name: 'Prisustvo' });
  await test.step('while nobody is accepted, those under consideration are there', async () => {
    await expect(page.getByText('Niko nije prihvaćen')).toBeVisible();
    await expect(list.getByRole('button')).toHaveCount(ids.length);
  });
  await api.call(applicationCalls.decide, {
    fields: { ids: ids.slice(0, 4), status: 'accepted', notify: false },
  });
  await page.reload();
  const person = (name: string) => list.getByRole('button', { name });
  await test.step('the accepted are there by the alphabet, with large buttons', async () => {
    await expect(list.getByRole('button').locator('b')).toHaveText([
      'Amra Čaušević',
      'Damir Ćatić',
      'Đorđe Šćepanović',
      'Željko Živković',
    ]);
    const box = await person('Amra').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  });
  const status = page.getByRole('status').filter({ hasText: 'Prisutno' });
  await test.step('a mark is sent at once, and taken back', async () => {
    await person('Damir').click();
    await expect(status).toHaveText('Prisutno: 1 od 4');
    await person('Damir').click();
    await expect(person('Damir')).toHaveAttribute('aria-pressed', 'false');
    await expect(status).toHaveText('Prisutno: 0 od 4');
  });
  await test.step('without a connection marks are kept, also over a reload', async () => {
    await page.context().setOffline(true);
    await page.getByRole('searchbox').fill('živk');
    await person('Željko').click();
    await page.getByRole('searchbox').fill('');
    await person('Amra').click();
    await expect(status).toHaveText('Prisutno: 2 od 4Nije poslano: 2');
    expect(await axeViolations(page)).toEqual([]);
    await page.context().setOffline(false);
    await page.reload();
    await expect(status).toHaveText('Prisutno: 2 od 4');
    await expect(person('Željko')).toHaveAttribute('aria-pressed', 'true');
    const attended = (await readAll()).filter(application => application.attended);
    expect(attended.map(({ last_name }) => last_name)).toEqual(['Živković', 'Čaušević']);
  });
  await test.step('the sheet, and the certificates in a language', async () => {
    await page.getByRole('link', { name: 'Prijave na događaj' }).click();
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Lista za potpise (PDF)' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toMatch(/^lista-prisustva-lipidi-i-membrane-.*\.pdf$/);
    await page.getByRole('button', { name: 'Potvrde (ZIP)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Potvrde svih koji su došli' });
    await dialog.getByLabel('Jezik potvrde').selectOption('Dvojezično');
    expect(await axeViolations(page)).toEqual([]);
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Preuzmi' }).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/^potvrde-.*-both\.zip$/);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('one certificate, for who came alone', async () => {
    await page.getByRole('button', { name: 'Dženana Cvijić' }).click();
    await expect(page.getByRole('button', { name: 'Potvrda', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: /^Prethodna prijava/ }).click();
    await page.getByRole('button', { name: /^Prethodna prijava/ }).click();
    await page.getByRole('button', { name: 'Potvrda', exact: true }).click();
    const [single] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog', { name: /^Potvrda o/ })
        .getByRole('button', { name: 'Preuzmi' })
        .click(),
    ]);
    expect(single.suggestedFilename()).toBe('potvrda-amra-causevic-bs.pdf');
  });
});
