import { newIdempotencyKey } from '#shared/idempotency-key.ts';

type Said<Body> = { body: Body & { openForMs: number }; idempotencyKey: string };

/**
 * Builds a form's request. Sending an unchanged form again, after a lost response, repeats the same body with
 * the same idempotency key, so that one item is created. A changed form is a new request.
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
    /** Called after success: the same text later is another message. */
    arrived(): void {
      last = undefined;
    },
  };
}
