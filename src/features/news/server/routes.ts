import { contentHandlers } from '#features/content/server/routes.ts';
import { newsCalls } from '../contract.ts';
import { newsContent } from './content.ts';

export const newsHandlers = contentHandlers(newsCalls, newsContent);
