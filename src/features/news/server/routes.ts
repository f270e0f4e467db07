import { contentHandlers } from '#server/content/routes.ts';
import { newsCalls } from '../contract.ts';
import { newsContent } from './content.ts';

export const newsHandlers = contentHandlers(newsCalls, newsContent);
