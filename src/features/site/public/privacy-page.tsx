import { NoticePage } from './notice.tsx';

export default function PrivacyPage() {
  return <NoticePage name="privacy" />;
}
