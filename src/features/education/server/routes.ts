import { contentHandlers } from '#features/content/server/routes.ts';
import { educationCalls } from '../contract.ts';
import { educationContent } from './content.ts';

export const educationHandlers = contentHandlers(educationCalls, educationContent);
