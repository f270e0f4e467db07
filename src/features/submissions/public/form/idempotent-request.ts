import { newIdempotencyKey } from '#shared/api/idempotency-key.ts';

type Request<Body> = { body: Body & { openForMs: number }; idempotencyKey: string };

/**
 * Builds a form's request. Sending an unchanged form again, after a lost response, repeats the same body with
 * the same idempotency key, so that one item is created. A changed form is a new request.
 */
export function createIdempotentRequest<Body>() {
  let last: (Request<Body> & { json: string }) | undefined;
  return {
    build(body: Body, openForMs: number): Request<Body> {
      const json = JSON.stringify(body);
      if (last?.json !== json) {
        last = { json, body: { ...body, openForMs }, idempotencyKey: newIdempotencyKey() };
      }
      return { body: last.body, idempotencyKey: last.idempotencyKey };
    },
    /** Called after success: the same text later is another message. */
    succeeded(): void {
      last = undefined;
    },
  };
}
