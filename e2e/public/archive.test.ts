import { symposiumCalls } from '#features/events/contract.ts';
import { fileCalls } from '#features/files/contract.ts';
import { sampleForms, samplePdf } from '#server/testing/sample-forms.ts';
import { expect, test } from '../support/test.ts';

test('the programme of a past event is three presses from the home page', async ({
  api,
  cleanUp,
  openPublic,
}) => {
  const title = 'Simpozij čiji se program traži';
  const fields = { ...sampleForms.symposium, title, startedAt: '2019-05-01', finishedAt: '2019-05-01' };
  const id = Number((await api.call(symposiumCalls.create, { fields }))?.body.id);
  cleanUp(() => api.call(symposiumCalls.remove, { query: { id } }));
  const file = { type: 'symposium', id, title: 'Program', kind: 'programme', file: samplePdf };
  const added = await api.call(fileCalls.create, { fields: file });

  const page = await openPublic('/', { viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Događaji', exact: true }).click();
  await page.getByRole('navigation', { name: 'Godine' }).getByRole('link', { name: '2019' }).click();
  await expect(page).toHaveURL(/\/dogadjaji\?year=2019$/);
  const programme = main.getByRole('article').getByRole('link', { name: `Program ${title}` });
  await expect(programme).toHaveAttribute('href', String(added?.body.url));
  const [download] = await Promise.all([page.waitForEvent('download'), programme.click()]);
  expect(new URL(download.url()).pathname).toBe(added?.body.url);

  // What is chosen in the form is chosen of that year.
  const form = page.getByRole('form', { name: 'Odabir događaja' });
  await form.getByLabel('Vrsta').selectOption('Simpoziji');
  await form.getByRole('button', { name: 'Prikaži' }).click();
  await expect(page).toHaveURL(/\/dogadjaji\?kind=symposium&year=2019$/);
});
