import { useEffect, useState } from 'react';

/** An object URL of a file, which is revoked when it is no longer used. */
export function useObjectUrl(file: Blob | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  // A removed file disappears at once, not after the effect.
  return file ? url : undefined;
}
