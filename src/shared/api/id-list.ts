import * as z from 'zod/mini';
import { requiredText } from '../validation.ts';
import { parseId } from './ids.ts';

const invalid = { error: () => 'invalid' };

/** Up to 100 ids, separated by commas. */
export const idList = z.pipe(
  z.pipe(
    requiredText(2_000),
    z.transform((text: string) => text.split(',').map(parseId)),
  ),
  z.array(z.int(invalid)).check(z.maxLength(100, invalid)),
);
