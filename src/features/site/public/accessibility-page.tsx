import { useSite } from '#ui/site-context.tsx';
import { accessibilityBs } from '../texts/accessibility-bs.ts';
import { accessibilityEn } from '../texts/accessibility-en.ts';
import { Notice } from './notice.tsx';
import { OwnWords } from './own-words.tsx';

const texts = { bs: accessibilityBs, en: accessibilityEn };

export default function AccessibilityPage() {
  const { language, association } = useSite();
  return (
    <OwnWords>
      {({ accessibility }) => (
        <Notice notice={texts[language](association.contact)} addition={accessibility} />
      )}
    </OwnWords>
  );
}
