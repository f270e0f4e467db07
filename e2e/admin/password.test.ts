import { emptySite, expect, failedRequest, test } from '../support/test.ts';

test.use({ settings: emptySite, siteName: 'password' });

test('a password is changed, with every refusal in its words', async ({
  origin,
  openAdmin,
  expectProblems,
}) => {
  expectProblems(failedRequest);
  const page = await openAdmin();
  const submit = page.getByRole('button', { name: 'Promijeni lozinku' });
  await page.getByLabel('Trenutna lozinka').fill('kriva-lozinka');
  await page.getByLabel('Nova lozinka').fill('kratk');
  await page.getByLabel('Potvrda nove lozinke').fill('druga');
  await submit.click();
  await expect(page.getByText('Nova lozinka mora imati najmanje 6 karaktera')).toBeVisible();
  await expect(page.getByText('Lozinke se ne podudaraju')).toBeVisible();
  await page.getByLabel('Nova lozinka').fill('nova-lozinka');
  await page.getByLabel('Potvrda nove lozinke').fill('nova-lozinka');
  await submit.click();
  await expect(page.getByText('Trenutna lozinka nije ispravna.')).toBeVisible();
  await page.getByLabel('Trenutna lozinka').fill('tajna-lozinka');
  await submit.click();
  await expect(page.getByText('Lozinka uspješno promijenjena')).toBeVisible();
  await expect(page.getByLabel('Trenutna lozinka')).toHaveValue('');
  const answer = await fetch(`${origin}/api/login.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'urednica@primjer.ba', password: 'nova-lozinka' }),
  });
  expect(answer.status).toBe(200);
});
