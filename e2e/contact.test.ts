import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from '@playwright/test';
import { axeViolations, hasFocus, isReachable, launchBrowser } from './support/browser.ts';
import { drafts } from './support/drafts.ts';
import { languages, openIn, texts, unexpected } from './support/languages.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
let browser: Browser;
before(async () => {
  [site, browser] = await Promise.all([startSite({ RATE_LIMIT: 'off' }), launchBrowser()]);
});
after(async () => {
  await browser.close();
  await site.stop();
});

for (const language of languages) {
  test(`a message is sent from the contact page, refused and failing first, in ${language}`, async context => {
    const t = texts[language].questions.form;
    // As narrow as a phone: the targets of the summary's links are looked at as well.
    const viewport = { width: 390, height: 844 };
    const page = await openIn(browser, language, `${site.origin}/kontakt`, { viewport });
    context.after(async () => {
      await page.context().close();
      assert.deepEqual(unexpected(page), []);
    });
    const form = page.getByRole('form', { name: t.title });
    const send = form.getByRole('button', { name: t.submit });
    await send.click();
    const summary = form.getByRole('alert').filter({ hasText: texts[language].ui.checkFields });
    await hasFocus(summary);
    const named = (['name', 'email', 'message'] as const).map(name => `${t[name]}: ${t.required[name]}`);
    assert.deepEqual(await summary.getByRole('link').allTextContents(), named);
    assert.deepEqual(await axeViolations(page), []);

    assert.equal(await form.getByRole('textbox').count(), 3);
    assert.equal(await form.locator('[name=website]').isHidden(), true);
    await form.getByLabel(t.name).fill('Ćamila Đozo');
    await form.getByLabel(t.email).fill('camila@primjer.ba');
    await form.getByLabel(t.message).fill('Kako se učlaniti?\nHvala!');
    let lost: unknown;
    await page.route('**/api/questions.php', async route => {
      lost = await (await route.fetch()).json();
      await route.fulfill({ status: 500, body: 'oops' });
    });
    await send.click();
    await form.getByText(t.errorMessage).waitFor();
    assert.equal(await page.getByText(t.errorMessage).count(), 2, 'a toast says it, too');
    assert.equal(await page.getByRole('alert').filter({ hasText: t.errorMessage }).count(), 1, 'heard once');
    for (const width of [1440, 1120, 768, 390]) {
      await page.setViewportSize({ width, height: 768 });
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const control of await page.getByRole('banner').locator('a:visible, button:visible').all())
        assert.equal(await isReachable(control), true, `${await control.textContent()} at ${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    assert.equal(await form.getByLabel(t.message).inputValue(), 'Kako se učlaniti?\nHvala!');

    await page.unroute('**/api/questions.php');
    const sent = page.waitForRequest('**/api/questions.php');
    await send.click();
    const again = await sent;
    assert.deepEqual(await (await again.response())?.json(), lost, 'the answer that was lost');
    const { website, openForMs } = again.postDataJSON();
    assert.equal(website, '', 'nobody saw the field');
    assert.ok(openForMs > 0);
    await page.getByText(t.successMessage).waitFor();
    await form.getByText(t.sent).waitFor();
    assert.equal(await page.getByText(t.errorMessage).count(), 0, 'nothing says any more that it failed');
    assert.equal(await form.getByLabel(t.message).inputValue(), '');
    assert.deepEqual(await drafts(page), []);
  });
}
