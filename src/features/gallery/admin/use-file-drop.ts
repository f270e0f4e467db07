import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere in the window: beside a marked place the browser would open them, and
 * leave the page. Answers whether some are being dragged over it.
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
      // Not from one element to another, but out of the window.
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

/** Files of the computer: a picture of the page that is dragged comes as a file too, but with its address. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/uri-list');
}
