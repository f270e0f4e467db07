import { type PageRoute, page } from '#ui/page-route.ts';
import { questionPaths } from './paths.ts';

export const questionPages: readonly PageRoute[] = [
  page(questionPaths.contact, 'questions/public/contact-page'),
];
