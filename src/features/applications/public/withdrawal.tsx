import { tidy } from '#shared/text/typography.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useSite } from '#ui/site-context.tsx';
import { withdrawAction } from '../applicant-page.ts';
import { myApplicationTexts } from '../texts/my-application.ts';

/** A button that asks before it withdraws. */
export function Withdrawal() {
  const texts = myApplicationTexts[useSite().language];
  return (
    <Disclosure label={texts.withdraw}>
      <form method="post">
        <p>{tidy(texts.withdrawText)}</p>
        <Button type="submit" look="danger" name="action" value={withdrawAction}>
          {texts.withdrawNow}
        </Button>
      </form>
    </Disclosure>
  );
}
