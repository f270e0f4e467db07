import { personColumns } from '#features/members/person-columns.ts';
import { basicFields, optionalGroups } from '#features/members/person-groups.ts';
import {
  FieldGroup,
  FoldedGroup,
  MembershipChoice,
} from '#features/members/public/person-form/field-groups.tsx';
import { tidy } from '#shared/text/typography.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useSite } from '#ui/site-context.tsx';
import { withdrawAction } from '../applicant-page.ts';
import type { MyApplication } from '../schemas.ts';
import { myApplicationTexts } from '../texts/my-application.ts';
import styles from './correction.module.css';

/** The form with what was sent, or with what was typed when it was refused. */
export function Correction({ application }: { application: MyApplication }) {
  const { language, refused } = useSite();
  const texts = myApplicationTexts[language];
  const isRefused = refused !== undefined && refused.typed.action !== withdrawAction;
  const isNameFixed = application.has_certificate;
  const isFixed = (name: string) => isNameFixed && (name === 'firstName' || name === 'lastName');
  const fields = {
    errorOf: (name: string) => (refused?.language === language ? refused.fields[name] : undefined),
    initialOf: (name: keyof typeof personColumns) =>
      (isFixed(name) ? undefined : refused?.typed[name]) ?? application[personColumns[name]],
    isFixed,
  };
  return (
    <Disclosure label={texts.correct} isOpen={isRefused}>
      <form method="post">
        {isNameFixed && <p>{tidy(texts.nameFixed)}</p>}
        <input type="hidden" name="version" value={application.version} />
        <FieldGroup fields={basicFields} {...fields} />
        {optionalGroups.map(group => (
          <FoldedGroup key={group.id} {...group} {...fields} />
        ))}
        <MembershipChoice
          value={fields.initialOf('membershipType')}
          error={fields.errorOf('membershipType')}
        />
        <Button type="submit" look="primary" className={styles.save}>
          {texts.save}
        </Button>
      </form>
    </Disclosure>
  );
}
