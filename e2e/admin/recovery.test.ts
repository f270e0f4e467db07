import { startMailServer } from '#features/mail/testing/mail-server.ts';
import { administrator } from '../support/sites/site.ts';
import { expect, failedRequest, test } from '../support/test.ts';

test.use({ expectedProblems: [failedRequest] });

const answer = 'link je na putu';

/** The link of a message, whose lines end with `=` where they were broken on the way. */
const linkIn = (source: string) =>
  /http:\/\/\S+?\/admin\/lozinka\/[\w-]{43}/.exec(source.replaceAll('=\r\n', ''))?.[0];

test('who has forgotten the password asks for a link, is sent it, and signs in with a new one', async ({
  openPage,
  sites,
  cleanUp,
}) => {
  const mailServer = await startMailServer({ after: step => cleanUp(step as () => unknown) });
  const site = await sites.start({ STARTER_CONTENT: 'off', SMTP_URL: mailServer.url });
  cleanUp(() => site.stop());
  const page = await openPage();
  const askFor = async (email: string) => {
    await page.goto(`${site.origin}/admin/login`);
    await page.getByRole('link', { name: 'Zaboravljena lozinka?' }).click();
    await page.getByLabel('E-mail adresa').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: answer })).toContainText(email);
  };
  await askFor('niko@primjer.ba');
  await askFor(administrator.email);
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
  const signIn = async (password: string) => {
    await page.getByLabel('E-mail adresa').fill(administrator.email);
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await signIn(administrator.password);
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn('moja-nova-lozinka');
  await expect(page.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();

  await page.goto(`${site.origin}/admin/posta`);
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
