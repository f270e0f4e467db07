import { useTextPictures } from '#features/content/admin/fields/use-text-pictures.ts';
import { ImageField } from '#ui/admin/files/image-field.tsx';
import { shownAddress } from '#ui/admin/rich-text/sent-pictures.ts';
import { usePictureSending } from '#ui/admin/rich-text/use-picture-sending.ts';
import { SaveProgress } from '#ui/admin/saving/save-progress.tsx';
import { useSectionForm } from './section-context.ts';

type PictureFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** The path of a stored picture, or empty. */
  value: string;
  onChange: (value: string) => void;
};

/** A picture, which is stored when it is chosen. */
export function PictureField({ value, onChange, error, ...field }: PictureFieldProps) {
  const { holdSaving, isStored } = useSectionForm();
  const { sendPicture, progress, failure } = usePictureSending(useTextPictures());
  const take = async (file: File | null | undefined) => {
    if (!file) return onChange('');
    const release = holdSaving();
    const sent = await sendPicture(file).finally(release);
    if (sent) onChange(sent.src);
  };
  return (
    <div>
      <ImageField
        {...field}
        value={undefined}
        isUnsaved={!isStored(value)}
        stored={value ? shownAddress(value) : null}
        error={failure ?? error}
        onChange={file => void take(file)}
      />
      <div role="status">
        {progress !== undefined && <SaveProgress sending={{ what: 'image', progress }} />}
      </div>
    </div>
  );
}
