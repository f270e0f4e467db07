import { readFile } from 'node:fs/promises';
import { applicationCalls } from '#features/applications/contract.ts';
import { workshopCalls } from '#features/events/contract.ts';
import { eventKinds } from '#features/events/kinds.ts';
import { sampleForms } from '#server/testing/sample-forms.ts';
import { axeViolations } from '../../support/browser.ts';
import { columns, createEvent, outcomes, paths, test } from '../../support/screens/application-screens.ts';
import { send } from '../../support/screens/inbox-screens.ts';
import { emptySite, expect, failedRequest } from '../../support/test.ts';

test.use({ settings: emptySite, siteName: 'applications', expectedProblems: [failedRequest] });

for (const kind of eventKinds) {
  test(`${kind}: the event stands above its applications`, async ({ openApplications }) => {
    const { id, page, isShown, rows } = await openApplications({ kind });
    await expect(
      page.getByRole('heading', { level: 1, name: /^Lipidi i membrane: šta čuva ćeliju\?5 prijava$/ }),
    ).toBeVisible();
    await isShown('Prikazano 5 od 5 prijava');
    const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(head.getByText('Prijave otvorene')).toBeVisible();
    await expect(head.getByText('20.11.2026 – 31.12.2099')).toBeVisible();
    const facts = {
      workshop: ['Radionica', '10:30', '2 dana', 'Sarajevo', 'Amra Kovač', '20 mjesta'],
      symposium: ['Simpozij', '09:00', 'Tuzla', 'UBMB BiH'],
      congress: ['Kongres', 'Mostar'],
    };
    for (const fact of facts[kind]) await expect(head.getByText(fact, { exact: true }).last()).toBeVisible();
    const link = head.getByRole('link', { name: /^Pregledaj događaj/ });
    const details = { workshop: '/admin/radionice/', symposium: '/admin/simpozij/', congress: '/kongres/' };
    await expect(link).toHaveAttribute('href', details[kind] + id);
    if (kind === 'congress') await expect(link).toHaveAttribute('target', '_blank');
    else await expect(link).not.toHaveAttribute('target');

    const groups = await page.locator('th[scope=colgroup]').allInnerTexts();
    expect(groups).toEqual([
      'Kandidat',
      'Kontakt',
      'Obrazovanje i zvanje',
      'Zaposlenje',
      'Kućna adresa',
      'Naučni rad',
      'Članstvo',
      'Odluka',
      'Evidencija',
    ]);
    await expect(page.locator('th[scope=col]')).toHaveText([...columns, ...outcomes]);
    const second = rows.nth(1).locator('th, td');
    await expect(second).toHaveText([
      ...[
        '',
        'Đorđe',
        'Šćepanović',
        'oko 1980.',
        'ds@primjer.ba',
        '=HYPERLINK("https://zlo.primjer")',
        '-',
        '-',
        '-',
      ],
      ...[
        '-',
        '+387 33 111-222',
        '071000',
        '-',
        '061222333',
        '-',
        '-',
        '-',
        '-',
        'počasni član',
        '02.07.2026 00:04',
      ],
      ...['Na razmatranju', '-', '-', '-'],
    ]);
  });
}

test('for a pair of languages the table, the detail and the files say the language of each', async ({
  openAdmin,
  api,
}) => {
  const id = await createEvent(api, 'workshop', 'Na dva jezika');
  const answer = await api.call(workshopCalls.create, {
    fields: { ...sampleForms.workshop, title: 'In two languages', lang: 'en', translationOf: String(id) },
  });
  expect(answer?.status).toBe(201);
  for (const [lang, lastName] of [
    ['bs', 'Bosanska'],
    ['en', 'Engleska'],
  ] as const)
    await send(api, applicationCalls.create, {
      ...{ ...sampleForms.application, lang, lastName, workshopId: id },
      email: `${lang}@primjer.ba`,
    });
  const page = await openAdmin(`${paths.workshop}/${id}`);
  const rows = page.locator('tr[data-application]');
  await expect(page.locator('th[scope=col]')).toHaveText([...columns, 'Jezik', ...outcomes]);
  await expect(rows.locator('td:nth-last-child(5)')).toHaveText(['EN', 'BS']);
  await page.getByRole('columnheader', { name: 'Jezik' }).getByRole('button').click();
  await expect(rows.locator('td:nth-last-child(5)')).toHaveText(['BS', 'EN']);
  expect(await axeViolations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preuzmi CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.map(line => line.split(';').at(-5))).toEqual(['"Jezik"', '"BS"', '"EN"']);
  await rows.filter({ hasText: 'Engleska' }).getByRole('button').click();
  const detail = page.locator('[data-printed]').filter({ hasText: 'Engleska' });
  await expect(
    detail
      .locator('div')
      .filter({ has: page.getByText('Jezik', { exact: true }) })
      .last(),
  ).toHaveText('JezikEN');
});
