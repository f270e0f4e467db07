import { useTranslation } from '#ui/i18n.tsx';
import type { mailAdmin } from '../messages/admin.ts';

type Templates = (typeof mailAdmin)['templates'];

/** How people call templates and placeholders. A test holds that each has a name. */
export function useTemplateNames() {
  const { t } = useTranslation('mailAdmin');
  return {
    nameOf: (template: string) => t(`templates.names.${template as keyof Templates['names']}`),
    placeholderOf: (name: string) =>
      t(`templates.placeholders.names.${name as keyof Templates['placeholders']['names']}`),
  };
}
