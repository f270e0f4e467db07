import { type PageRoute, page } from '#ui/pages/page-route.ts';
import { questionPaths } from './paths.ts';

export const pages: readonly PageRoute[] = [page(questionPaths.contact, 'questions/public/contact-page')];
