import { useSite } from '#ui/site-context.tsx';
import { myApplicationTexts } from '../texts/my-application.ts';
import styles from './my-application-page.module.css';

/** The certificate of who came, in each language that there is one in. */
export function CertificateLinks({ id, token }: { id: number; token: string }) {
  const texts = myApplicationTexts[useSite().language];
  const key = { application: String(id), token };
  return (
    <section aria-labelledby="certificate">
      <h2 id="certificate">{texts.certificate}</h2>
      <ul className={styles.files}>
        {Object.entries(texts.certificates).map(([lang, label]) => (
          <li key={lang}>
            <a href={`/api/certificates?${new URLSearchParams({ ...key, lang })}`}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
