import { tidyHtml } from '#shared/text/typography.ts';
import { useLanguage } from '#ui/i18n.tsx';

/** A paragraph of sanitized HTML that has nothing but text and marks. */
export function Paragraph({ html, className }: { html: string; className?: string | undefined }) {
  const language = useLanguage();
  return (
    <p
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on write to the editor's own tags.
      dangerouslySetInnerHTML={{ __html: tidyHtml(html, language) }}
    />
  );
}
