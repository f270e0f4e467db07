const kibibyte = 1024;

/** `39 KB`, from 1024 KB on `5 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / kibibyte);
  return kilobytes < kibibyte ? `${kilobytes}\u00a0KB` : `${Math.round(kilobytes / kibibyte)}\u00a0MB`;
}
