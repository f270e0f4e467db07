import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ItemToolProps, ToolItem } from '#features/content/admin/item-tools.tsx';
import { useMoments } from '#features/content/admin/use-moments.ts';
import { useWithSession } from '#ui/admin/sign-in-again.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconExternal } from '#ui/icons.ts';
import { iconLink } from '#ui/icons-admin.ts';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, SkeletonPicture } from '#ui/states.tsx';
import { useToasts } from '#ui/toast.tsx';
import { previewCalls } from '../contract.ts';
import styles from './preview-dialog.module.css';

/** The widths of the framed page, in CSS pixels. */
const widths = { wide: 1280, phone: 390 } as const;
type Width = keyof typeof widths;

const isNarrowScreen = () => window.matchMedia('(max-width: 47.99rem)').matches;

type PreviewDialogProps = Pick<ItemToolProps, 'form'> & { item: ToolItem; onClose: () => void };

/** The page that visitors will see, as it was last saved, with the link to it for others. */
export function PreviewDialog({ item, form, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['previews', 'screens', 'ui']);
  const { api } = useSite();
  const withSession = useWithSession();
  const { describe } = useMoments();
  const { showSuccess, showError } = useToasts();
  const [width, setWidth] = useState<Width>(() => (isNarrowScreen() ? 'phone' : 'wide'));
  const versions = [item, ...(item.translation ? [item.translation] : [])];
  const [shownId, setShownId] = useState(item.id);
  const shown = versions.find(({ id }) => id === shownId) ?? item;
  const named = { type: item.type, id: shown.id };
  // Each opened preview has a link of its own.
  const preview = useQuery({
    queryKey: ['previews', named.type, named.id],
    queryFn: () => withSession(() => api(previewCalls.create, { body: named })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const moment = preview.data && describe(preview.data.expires_at);
  const copy = async (path: string) => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      showSuccess(t('copied', { moment: moment ?? '' }));
    } catch {
      showError(t('copyFailed'));
    }
  };
  const withdraw = async () => {
    try {
      await withSession(() => api(previewCalls.remove, { id: named.id, query: { type: named.type } }));
      showSuccess(t('withdrawn'));
      onClose();
    } catch {
      showError(t('withdrawFailed'));
    }
  };
  return (
    <Sheet
      title={t('title', { title: shown.title })}
      isWide
      onDismiss={onClose}
      note={<p className={styles.until}>{moment && t('until', { moment })}</p>}
      actions={
        preview.data && (
          <>
            <Button onClick={() => void withdraw()}>{t('withdraw')}</Button>
            <Button onClick={() => void copy(preview.data.url)}>
              <Icon path={iconLink} />
              {t('copy')}
            </Button>
            <ButtonAnchor href={preview.data.url} target="_blank" rel="noopener">
              <Icon path={iconExternal} />
              {t('open')}
              <span className="visually-hidden"> {t('ui:newWindow')}</span>
            </ButtonAnchor>
          </>
        )
      }
    >
      <div className={styles.body}>
        <div className={styles.choices}>
          <Choice
            label={t('widths.label')}
            options={(['wide', 'phone'] as const).map(value => ({ value, label: t(`widths.${value}`) }))}
            chosen={width}
            onChoose={setWidth}
          />
          {versions.length > 1 && (
            <Choice
              label={t('screens:language')}
              options={versions.map(({ id, lang = 'bs' }) => ({
                value: id,
                label: t(`screens:languages.${lang}`),
              }))}
              chosen={shownId}
              onChoose={setShownId}
            />
          )}
          {form?.hasChanges && (
            <Note
              action={
                <Button
                  size="small"
                  onClick={() => {
                    // What the form refuses is shown in it.
                    onClose();
                    form.saveAndOpen();
                  }}
                >
                  {t('publishAndPreview')}
                </Button>
              }
            >
              {t('lastSaved')}
            </Note>
          )}
        </div>
        {preview.data && (
          <Frame
            key={preview.data.url}
            title={t('title', { title: shown.title })}
            address={preview.data.url}
            width={widths[width]}
          />
        )}
        {preview.isError && <ErrorState text={t('failed')} onRetry={() => void preview.refetch()} />}
        {preview.isPending && (
          <Loading>
            <SkeletonPicture />
          </Loading>
        )}
      </div>
    </Sheet>
  );
}

type ChoiceProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string | number>({ label, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(option => (
        <Button
          key={option.value}
          size="small"
          look={option.value === chosen ? 'primary' : 'secondary'}
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </fieldset>
  );
}

/** A page in a frame of a width, made smaller where there is not so much room. */
function Frame({ title, address, width }: { title: string; address: string; width: number }) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  useEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        className={styles.frame}
        title={title}
        src={address}
        style={{
          width,
          height: room.height / scale,
          left: (room.width - width * scale) / 2,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
