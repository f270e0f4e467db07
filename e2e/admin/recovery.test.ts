import { startMailServer } from '#features/mail/testing/mail-server.ts';
import { follow } from '../support/screens/panel.ts';
import { administrator } from '../support/sites/site.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ expectedProblems: [failedRequest] });

/** The link of a message, whose lines end with `=` where they were broken on the way. */
const linkIn = (source: string) =>
  /http:\/\/\S+?\/admin\/lozinka\/[\w-]{43}/.exec(source.replaceAll('=\r\n', ''))?.[0];

test('who has forgotten the password signs in with a new one', async ({ openPage, sites, cleanUp }) => {
  const mailServer = await startMailServer({ after: step => cleanUp(step as () => unknown) });
  const site = await sites.start({ STARTER_CONTENT: 'off', SMTP_URL: mailServer.url });
  cleanUp(() => site.stop());
  const page = await openPage();
  await page.goto(`${site.origin}/admin/login`);
  await page.getByRole('link', { name: 'Zaboravljena lozinka?' }).click();
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await page.keyboard.press('Enter');
  const isSent = page.getByRole('status').filter({ hasText: 'link je na putu' });
  await expect(isSent).toContainText(administrator.email);
  await expect.poll(() => mailServer.received.length).toBe(1);
  const [mail] = mailServer.received;
  expect(mail?.to).toEqual([administrator.email]);
  const link = linkIn(mail?.source ?? '') ?? '';

  await page.goto(link);
  await page.getByLabel('Nova lozinka').fill('password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ova lozinka je jedna od najčešćih')).toBeVisible();
  await page.getByLabel('Nova lozinka').fill('moja-nova-lozinka');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lozinka je sačuvana. Prijavite se njome.')).toBeVisible();
  await page.getByRole('link', { name: 'Prijavi se' }).click();
  await page.getByLabel('E-mail adresa').fill(administrator.email);
  await page.getByLabel('Lozinka', { exact: true }).fill('moja-nova-lozinka');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();

  await follow(page, 'Pošta');
  await page.getByRole('button', { name: 'Nova lozinka', exact: true }).click();
  const detail = page.getByRole('dialog', { name: 'Nova lozinka' });
  await expect(detail.frameLocator('iframe').getByText('zatražio novu lozinku')).toBeVisible();
  expect(await detail.locator('pre').innerText(), 'an administrator takes over nobody').not.toContain(
    '/admin/lozinka/',
  );

  await page.goto(link);
  await page.getByLabel('Nova lozinka').fill('jos-jedna-lozinka');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Ovaj link više ne važi');
});
