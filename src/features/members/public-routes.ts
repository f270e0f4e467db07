import { type PageRoute, page } from '#ui/page-route.ts';
import { memberPaths } from './paths.ts';

export const memberPages: readonly PageRoute[] = [page(memberPaths.join, 'members/public/join-page')];
