import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files that are dropped anywhere in the window, because otherwise the browser would open them and
 * leave the page. Returns whether files are dragged over the window.
 */
export function useFileDrop(onFiles: (files: FileList) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const dragOver = (event: DragEvent) => {
      event.preventDefault();
      setIsDragging(bringsFiles(event));
    };
    const leave = (event: DragEvent) => {
      // Null only when the pointer leaves the window.
      if (!event.relatedTarget) setIsDragging(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsDragging(false);
      if (event.dataTransfer && bringsFiles(event)) take(event.dataTransfer.files);
    };
    window.addEventListener('dragover', dragOver, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('drop', drop, options);
    return () => listening.abort();
  }, []);
  return isDragging;
}

/** Files from the computer. A dragged picture of the page also comes as a file, but with its address. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/uri-list');
}
