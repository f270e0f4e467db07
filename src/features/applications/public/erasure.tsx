import { tidy } from '#shared/text/typography.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useSite } from '#ui/site-context.tsx';
import { eraseAction } from '../applicant-page.ts';
import { myApplicationTexts } from '../texts/my-application.ts';

/** A button that says what will go before it erases. */
export function Erasure({ hasCertificate }: { hasCertificate: boolean }) {
  const texts = myApplicationTexts[useSite().language];
  return (
    <Disclosure label={texts.erase}>
      <form method="post">
        <p>
          {tidy(texts.eraseText)} {hasCertificate && tidy(texts.eraseCertificate)}
        </p>
        <Button type="submit" look="danger" name="action" value={eraseAction}>
          {texts.eraseNow}
        </Button>
      </form>
    </Disclosure>
  );
}
