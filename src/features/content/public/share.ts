import type { Language } from '#shared/language.ts';
import { shareTexts } from '../texts/share.ts';

type Toasts = {
  showSuccess: (text: string) => void;
  showError: (text: string) => void;
};

/** Shares or copies the canonical address of the page, and tells that it was copied. */
export async function shareAddress(language: Language, { showSuccess, showError }: Toasts): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href;
  const device: Partial<Navigator> = navigator;
  if (device.share) {
    // Whoever closes the choice of the device has changed their mind.
    return navigator.share({ title: document.title, url }).catch(() => {});
  }
  try {
    await navigator.clipboard.writeText(url);
    showSuccess(shareTexts[language].copied);
  } catch {
    showError(shareTexts[language].failed);
  }
}
