import { BrandMark } from '#ui/pictures/brand-mark.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './mark.module.css';

/** The association's logo, or the site's own mark, beside the name. `deep` is for dark blue grounds. */
export function Mark({ tone, className }: { tone?: 'plain' | 'deep'; className?: string | undefined }) {
  const { logo } = useSite().association;
  if (!logo) return <BrandMark {...(tone && { tone })} className={className} />;
  return <img className={`${styles.logo} ${className}`} src={logo} alt="" />;
}
