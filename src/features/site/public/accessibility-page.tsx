import { NoticePage } from './notice.tsx';

export default function AccessibilityPage() {
  return <NoticePage name="accessibility" />;
}
