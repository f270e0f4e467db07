/** Focuses the row of an application, or else the heading. */
export function focusRow(id: number | undefined): void {
  const target =
    document.querySelector<HTMLElement>(`[data-application="${id}"] button`) ??
    document.querySelector<HTMLElement>('main h1');
  if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
  target?.focus();
}
