import { applicationCalls } from '#features/applications/contract.ts';
import { confirmationTexts } from '#features/applications/texts/confirmation.ts';
import { myApplicationTexts } from '#features/applications/texts/my-application.ts';
import { statusSentence, statusTexts } from '#features/applications/texts/status.ts';
import { certificateCheckTexts } from '#features/certificates/texts/certificate-check.ts';
import { addressIn } from '#shared/page-versions.ts';
import { axeViolations } from '../../support/browser.ts';
import { languages, texts } from '../../support/languages.ts';
import { formOn } from '../../support/pages/application-form.ts';
import { applicationTo } from '../../support/pages/own-application.ts';
import { required } from '../../support/required.ts';
import { exampleSite, expect, failedRequest, test } from '../../support/test.ts';

// Other files count the applications to the events of the shared site. Nobody takes its e-mail, which waits.
test.use({ siteName: 'my-application', settings: { ...exampleSite, SMTP_URL: 'smtp://127.0.0.1:9' } });

test('only its link shows an application, in words of both languages, and nobody keeps it', async ({
  origin,
  api,
  cleanUp,
}) => {
  const { id, url } = await applicationTo(
    { api, cleanUp },
    { applicants: 2, capacity: 1, admission: 'automatic' },
  );
  for (const language of languages) {
    const { ui } = texts[language];
    const read = async (path: string) => {
      const response = await fetch(`${origin}${path}?lng=${language}`);
      const html = (await response.text()).replaceAll('\u00a0', ' ');
      const { status, headers } = response;
      const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map(name => headers.get(name));
      return { html, facts: [status, ...told] };
    };
    const own = await read(url);
    expect(own.facts).toEqual([200, 'no-store', 'noindex', 'no-referrer']);
    expect(own.html).toContain(statusSentence({ status: 'waiting', position: 1 }, language));
    expect(own.html).toContain('osoba2@primjer.ba');
    expect(own.html).toContain(`href="${addressIn({ lang: language, path: `/radionica/${id}` })}"`);
    expect(own.html).toContain(`href="/kalendar/${id}.ics"`);
    const unknown = await read(`/prijava/${'x'.repeat(43)}`);
    expect(unknown.facts).toEqual([404, 'no-store', 'noindex', 'no-referrer']);
    expect(unknown.html).toContain(ui.pageMissing.title);
    for (const path of [`${url}/`, `${url}/1`, '/prijava', '/prijava/'])
      expect((await read(path)).facts[0], path).toBe(404);
  }
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).not.toContain('/prijava');
});

test('who has applied corrects and withdraws under the link', async ({
  openIn,
  openPage,
  origin,
  api,
  cleanUp,
  expectProblems,
}) => {
  expectProblems(failedRequest);
  const { id } = await applicationTo({ api, cleanUp });
  const page = await openIn('bs', `/radionica/${id}`);
  const { send, consent, fill } = await formOn(page, 'workshop');
  const mine = myApplicationTexts.bs;
  await fill('Povratnik');
  await consent.check();
  await send.click();
  const told = confirmationTexts.bs.mailed.replace('{{email}}', 'djurdja@primjer.ba');
  await expect(page.getByText(told)).toBeVisible();
  const link = page.getByRole('link', { name: '/prijava/' });
  await expect(link).toHaveText(new URL((await link.getAttribute('href')) ?? '', origin).href);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: mine.title })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Povratnik', { exact: true })).toBeVisible();

  // From here on without scripts, which need not come everywhere that a link is opened.
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await plain.getByText(mine.correct, { exact: true }).click();
  const firstName = plain.getByRole('textbox', { name: 'Ime*', exact: true });
  await firstName.fill(' ');
  await plain.getByRole('textbox', { name: 'Prezime*' }).fill('Ispravljena');
  await plain.getByRole('button', { name: mine.save }).click();
  await plain.getByRole('alert').getByRole('link').click();
  await expect(firstName).toBeInViewport();
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await firstName.fill('Ajla');
  await plain.getByRole('button', { name: mine.save }).click();
  await expect(plain.getByText(mine.corrected)).toBeVisible();
  await expect(plain.getByText('Ispravljena', { exact: true })).toBeVisible();

  const now = plain.getByRole('button', { name: mine.withdrawNow });
  await expect(now).toBeHidden();
  await plain.getByText(mine.withdraw, { exact: true }).click();
  await now.click();
  await expect(plain.getByText(statusTexts.bs.withdrawn.sentence)).toBeInViewport();
  await expect(plain.getByText(mine.withdraw, { exact: true })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(statusTexts.bs.withdrawn.sentence)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await plain.getByText(mine.erase, { exact: true }).click();
  await plain.getByRole('button', { name: mine.eraseNow }).click();
  await expect(plain.getByText(mine.erased)).toBeInViewport();
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByText(mine.erased)).toBeHidden();
});

test('who came finds a certificate there, and its number leads to a page for everybody', async ({
  origin,
  openIn,
  api,
  cleanUp,
  expectProblems,
}) => {
  expectProblems(failedRequest);
  const { id, url } = await applicationTo({ api, cleanUp });
  const list = await api.call(applicationCalls.list, { query: { id, application_type: 'workshop' } });
  const [application] = required(list, 'answer').body as unknown as { id: number }[];
  await api.call(applicationCalls.attend, { fields: { ids: [application?.id], attended: true } });
  const page = await openIn('en', url);
  await page.getByText(myApplicationTexts.en.correct, { exact: true }).click();
  await expect(page.getByText(myApplicationTexts.en.nameFixed)).toBeVisible();
  for (const [name, isEditable] of [
    ['firstName', false],
    ['lastName', false],
    ['city', true],
  ] as const)
    await expect(page.locator(`[name=${name}]`)).toBeEditable({ editable: isEditable });
  const link = page.getByRole('link', { name: myApplicationTexts.en.certificates.both });
  const file = await fetch(origin + (await link.getAttribute('href')));
  const number = file.headers.get('x-certificate-number');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  for (const language of languages) {
    const { statuses, missing } = certificateCheckTexts[language];
    const read = async (path: string) => {
      const response = await fetch(`${origin}/potvrda/${path}?lng=${language}`);
      const { status, headers } = response;
      return { status, robots: headers.get('x-robots-tag'), html: await response.text() };
    };
    const found = await read(String(number));
    expect([found.status, found.robots]).toEqual([200, 'noindex']);
    for (const text of [statuses.valid, String(number), 'Lejla Đurić']) expect(found.html).toContain(text);
    expect(found.html).not.toContain(statuses.revoked);
    const unknown = await read('AAAAA-AAAAA');
    expect([unknown.status, unknown.robots]).toEqual([404, 'noindex']);
    expect(unknown.html).toContain(missing.title);
  }
  await page.goto(`${origin}/potvrda/${number}`);
  await expect(page.getByText(String(number), { exact: true })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
