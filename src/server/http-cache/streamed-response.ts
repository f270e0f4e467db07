type Bytes = Uint8Array<ArrayBuffer>;

/** A successful response whose body is generated while it is read. */
export class StreamedResponse extends Response {}

/** A JSON array of all items. Most errors occur with the first piece and can still be reported. */
export async function streamJson(pieces: AsyncGenerator<readonly unknown[]>): Promise<StreamedResponse> {
  const texts = jsonArray(pieces);
  const first = await texts.next();
  const encoder = new TextEncoder();
  const next = inOrder([first], () => texts.next());
  const body = streamOf(
    async () => {
      const { done, value } = await next();
      return done ? undefined : encoder.encode(value);
    },
    () => texts.return(),
  );
  return new StreamedResponse(body, { headers: { 'Content-Type': 'application/json' } });
}

async function* jsonArray(pieces: AsyncGenerator<readonly unknown[]>): AsyncGenerator<string, void> {
  let before = '[';
  for await (const items of pieces) {
    if (items.length === 0) continue;
    yield before + JSON.stringify(items).slice(1, -1);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Buffers a body of at most `maxBytes` bytes. A larger one is returned as a stream. */
export async function bufferUpTo(
  { status, headers, body }: StreamedResponse,
  maxBytes: number,
): Promise<Response> {
  const reader = (body as ReadableStream<Bytes>).getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  while (size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return new Response(Buffer.concat(chunks, size), { status, headers });
    chunks.push(value);
    size += value.length;
  }
  const next = inOrder(chunks, async () => (await reader.read()).value);
  return new StreamedResponse(
    streamOf(next, () => reader.cancel()),
    { status, headers },
  );
}

/** Yields the buffered pieces, then the following ones. */
function inOrder<T>(first: T[], next: () => Promise<T>): () => Promise<T> {
  return async () => first.shift() ?? next();
}

/** Each chunk is generated when it is read. */
function streamOf(
  next: () => Promise<Bytes | undefined>,
  cancel: () => Promise<unknown>,
): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>(
    {
      pull: async controller => {
        const chunk = await next();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel: async () => void (await cancel()),
    },
    { highWaterMark: 0 },
  );
}
