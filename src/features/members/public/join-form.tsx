import { useEffect, useRef, useState } from 'react';
import type { FormTexts } from '#features/submissions/public/form/texts.ts';
import { usePublicForm } from '#features/submissions/public/form/use-public-form.ts';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { tidy } from '#shared/text/typography.ts';
import { Note } from '#ui/note.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { applyForMembership, type MembershipBody } from '../client.ts';
import { formPart, sentPart } from '../join-page.ts';
import { joinTexts } from '../texts/join.ts';
import styles from './join-form.module.css';
import section from './person-form/form-section.module.css';
import { GroupNavigation } from './person-form/group-navigation.tsx';
import { lastingFields } from './person-form/groups.ts';
import { PersonForm } from './person-form/person-form.tsx';
import { useFormTexts } from './person-form/use-form-texts.ts';

const draft = { name: 'membership', lasting: lastingFields };
const titleId = `${formPart}-title`;

/** The form to join, as to apply to an event. */
export function JoinForm() {
  const site = useSite();
  const { online } = joinTexts[site.language];
  const [email, setEmail] = useState<string>();
  const form = usePublicForm({
    draft,
    part: formPart,
    loadSchema: () => import('../schemas.ts').then(({ membershipInput }) => membershipInput),
    bodyOf: (texts: FormTexts) => ({ ...texts, consent: true }) as MembershipBody,
    send: (body, options) => site.api(applyForMembership, { body }, options),
    onSent: body => setEmail(body.email),
    texts: useFormTexts(),
  });
  return (
    <section
      className={[section.section, !email && section.unsent].filter(Boolean).join(' ')}
      id={formPart}
      aria-labelledby={titleId}
    >
      <div className={`${wrap.wrap} ${section.columns}`}>
        <div className={section.side}>
          <h2 id={titleId}>{online.title}</h2>
          {!email && <p className={section.lead}>{tidy(online.lead)}</p>}
          {!email && <GroupNavigation />}
        </div>
        {email ? (
          <Sent email={email} className={section.panel} />
        ) : (
          <div className={section.panel}>
            <Note className={styles.sent} id={sentPart}>
              <strong>{online.sent}</strong> {tidy(online.next)}
            </Note>
            <PersonForm form={form} labelledBy={titleId} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Replaces the sent form and takes the focus, because the focused button is gone. */
function Sent({ email, className }: { email: string; className: string | undefined }) {
  const { language, association } = useSite();
  const { email: contactEmail } = association.contact;
  const { online } = joinTexts[language];
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={className}>
      <h3 ref={ref} tabIndex={-1}>
        {online.sent}
      </h3>
      <ul className={styles.next}>
        <li>{tidy(online.next)}</li>
        <li>{tidy(online.answer.replace('{{email}}', email))}</li>
        {contactEmail && (
          <li>
            {tidy(online.other)} <a href={mailAddress(contactEmail)}>{contactEmail}</a>.
          </li>
        )}
      </ul>
    </div>
  );
}
