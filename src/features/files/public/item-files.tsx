import { formatSize } from '#shared/file-size.ts';
import type { Language } from '#shared/language.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import type { ItemFile } from '../contract.ts';
import { fileLink } from './file-link.ts';
import styles from './item-files.module.css';

type ItemFilesProps = {
  item: { title: string; lang: Language; files: readonly ItemFile[] };
  className?: string | undefined;
};

/** The files of an item, each with its kind, language and size; nothing where there are none. */
export function ItemFiles({ item, className }: ItemFilesProps) {
  const { t } = useTranslation('files');
  if (item.files.length === 0) return null;
  return (
    <ul className={[styles.files, className].filter(Boolean).join(' ')} aria-label={t('title')}>
      {item.files.map(file => (
        <li key={file.id}>
          <a {...fileLink(item, file)}>
            <Icon path={iconDownload} />
            <span>
              <span className={styles.title} lang={file.lang}>
                {tidy(file.title, file.lang)}
              </span>{' '}
              <span className={styles.facts}>
                {t(`kinds.${file.kind}`)} · {t(`languages.${file.lang}`)} ·{' '}
                {file.size === null ? 'PDF' : t('size', { size: formatSize(file.size) })}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
