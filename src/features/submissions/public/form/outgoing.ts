import { newIdempotencyKey } from '#shared/idempotency-key.ts';

type Said<Body> = { body: Body & { openForMs: number }; idempotencyKey: string };

/**
 * What a form sends. Said again unchanged, because its answer was lost, it is the same to the letter, with the same
 * key: it arrives once. What was changed is something else.
 */
export function createOutgoing<Body>() {
  let last: (Said<Body> & { words: string }) | undefined;
  return {
    of(body: Body, openForMs: number): Said<Body> {
      const words = JSON.stringify(body);
      if (last?.words !== words) {
        last = { words, body: { ...body, openForMs }, idempotencyKey: newIdempotencyKey() };
      }
      return { body: last.body, idempotencyKey: last.idempotencyKey };
    },
    /** The same words later are another message. */
    arrived(): void {
      last = undefined;
    },
  };
}
