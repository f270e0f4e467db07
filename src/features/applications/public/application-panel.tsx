import { useQueryClient } from '@tanstack/react-query';
import type { EventKind } from '#features/events/kinds.ts';
import { lastingFields } from '#features/members/public/person-form/groups.ts';
import { PersonForm } from '#features/members/public/person-form/person-form.tsx';
import { useFormTexts } from '#features/members/public/person-form/use-form-texts.ts';
import type { FormTexts } from '#features/submissions/public/form/texts.ts';
import { usePublicForm } from '#features/submissions/public/form/use-public-form.ts';
import { useSite } from '#ui/site-context.tsx';
import { formPart } from '../applicant-page.ts';
import { type ApplicationBody, applicationQueries, createApplication } from '../client.ts';

type ApplicationPanelProps = {
  eventId: number;
  /** What is typed is kept under it. */
  occasionId: number;
  kind: EventKind;
  /** Opened after another application. */
  isAgain: boolean;
  className?: string | undefined;
  onBegun: () => void;
  onSent: (application: ApplicationBody, url: string) => void;
};

export function ApplicationPanel(props: ApplicationPanelProps) {
  const { eventId, occasionId, kind, isAgain, className, onBegun, onSent } = props;
  const site = useSite();
  const queryClient = useQueryClient();
  const form = usePublicForm({
    draft: { name: `application:${occasionId}`, lasting: lastingFields },
    part: formPart,
    loadSchema: () => {
      onBegun();
      return import('../schemas.ts').then(({ applicationInput }) => applicationInput);
    },
    bodyOf: (texts: FormTexts) =>
      ({ ...texts, workshopId: eventId, applicationType: kind, consent: true }) as ApplicationBody,
    send: (body, options) => site.api(createApplication, { body }, options),
    onSent: (application, { url }) => {
      void queryClient.invalidateQueries(applicationQueries.count(site, eventId));
      onSent(application, url);
    },
    texts: useFormTexts(),
  });
  return <PersonForm form={form} labelledBy={`${formPart}-title`} isAgain={isAgain} className={className} />;
}
