import { encodeQR } from 'qr';
import { useMemo } from 'react';

type QrCodeProps = { text: string; label: string; className?: string | undefined };

/** A text as a QR code, with the light border that readers need. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }), [text]);
  const modules = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </svg>
  );
}
