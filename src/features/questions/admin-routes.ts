import type { AdminSection } from '#ui/admin/screens/section.ts';
import { iconQuestion } from '#ui/icons/icons-admin.ts';
import { QuestionCount } from './admin/question-count.tsx';
import { questionAdminPaths } from './paths.ts';

export const sections: readonly AdminSection[] = [
  {
    group: 'communication',
    place: 1,
    texts: 'questionsAdmin',
    icon: iconQuestion,
    Badge: QuestionCount,
    screens: [
      {
        path: questionAdminPaths.list,
        load: () => import('./admin/question-list-screen.tsx'),
        access: 'administrator',
      },
    ],
  },
];
