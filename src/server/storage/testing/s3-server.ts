import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import aws4 from 'aws4';
import type { BucketSettings } from '../s3-client.ts';

type StoredObject = { bytes: Uint8Array; writtenAt: Date };
/** Takes a request in the place of the server; false leaves it to the server. */
type Fault = (request: IncomingMessage, response: ServerResponse) => unknown;

/** In objects, so that tests see more than one page. */
const listed = 7;
const largestSkew = 15 * 60_000;
const accessKeyId = 'AKIAIOSFODNN7EXAMPLE';
const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

/**
 * The part of S3 that the site uses, in memory. Every signature is compared with that of another implementation, and every
 * body with its signed checksum.
 */
export async function createS3Server(t: Pick<TestContext, 'after'>, { region = 'us-east-1' } = {}) {
  const objects = new Map<string, StoredObject>();
  const faults: Fault[] = [];
  let isPublic = false;
  let isVersioned = false;
  const requests: string[] = [];
  let clock = () => new Date();
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const fault = faults.shift();
    if (fault && fault(request, response) !== false) return;
    const bytes = await buffer(request);
    const isOpen = isPublic && request.headers.authorization === undefined;
    const refusal = isOpen ? undefined : refusalOf(request, bytes, region, clock());
    if (refusal) refuse(response, 403, ...refusal);
    else if (request.url?.includes('?versioning')) response.end(versioning(isVersioned));
    else answer(objects, clock, request, bytes, response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  t.after(() => server.close().closeAllConnections());
  const bucket: BucketSettings = {
    bucketUrl: `http://127.0.0.1:${port}/slike`,
    key: accessKeyId,
    secret: secretAccessKey,
    region: undefined,
  };
  return {
    bucket,
    objects,
    requests,
    /** Puts faults in the place of the next answers. */
    failNext: (...next: Fault[]) => void faults.push(...next),
    setClock: (next: () => Date) => {
      clock = next;
    },
    /** Keeps versions, or says so. */
    keepVersions: () => {
      isVersioned = true;
    },
    /** Lets strangers in. */
    makePublic: () => {
      isPublic = true;
    },
    /** How many connections are open. */
    countConnections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  };
}

export function refuse(response: ServerResponse, status: number, code: string, message: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  return response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`,
  );
}

/** Why S3 would refuse a request: code and message. */
function refusalOf(
  { method = '', url = '', headers }: IncomingMessage,
  bytes: Uint8Array,
  region: string,
  now: Date,
): [code: string, message: string] | undefined {
  const date = String(headers['x-amz-date']);
  const sentAt = new Date(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!(Math.abs(sentAt.getTime() - now.getTime()) < largestSkew))
    return [
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    ];
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (headers['x-amz-content-sha256'] !== sum)
    return ['XAmzContentSHA256Mismatch', 'The provided x-amz-content-sha256 header does not match.'];
  const signed = aws4.sign(
    {
      service: 's3',
      region,
      method,
      path: url,
      headers: { Host: String(headers.host), 'X-Amz-Date': date, 'X-Amz-Content-Sha256': sum },
    },
    { accessKeyId, secretAccessKey },
  );
  if (signed.headers?.Authorization === headers.authorization) return undefined;
  return ['SignatureDoesNotMatch', 'The request signature we calculated does not match.'];
}

function answer(
  objects: Map<string, StoredObject>,
  clock: () => Date,
  { method, url = '', headers }: IncomingMessage,
  bytes: Uint8Array,
  response: ServerResponse,
): ServerResponse {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const [, bucket, ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (bucket !== 'slike')
    return refuse(response, 404, 'NoSuchBucket', 'The specified bucket does not exist.');
  if (!key) return response.end(list([...objects.keys()].sort(), searchParams));
  if (method === 'PUT') {
    if (headers['content-length'] === undefined)
      return refuse(response, 411, 'MissingContentLength', 'You must provide the Content-Length header.');
    objects.set(key, { bytes, writtenAt: clock() });
    return response.end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (!found) return refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.');
  response.writeHead(200, {
    'Content-Length': found.bytes.length,
    'Last-Modified': found.writtenAt.toUTCString(),
  });
  return response.end(method === 'HEAD' ? undefined : found.bytes);
}

function versioning(isOn: boolean): string {
  return `<VersioningConfiguration>${isOn ? '<Status>Enabled</Status>' : ''}</VersioningConfiguration>`;
}

function list(keys: readonly string[], query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const matching = keys.filter(key => key.startsWith(prefix) && key > after);
  const page = matching.slice(0, listed);
  const contents = page.map(
    key => `<Contents><Key>${encodeURIComponent(key)}</Key><Size>1</Size></Contents>`,
  );
  const next =
    matching.length > listed ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<ListBucketResult><EncodingType>url</EncodingType>${contents.join('')}${next}</ListBucketResult>`;
}
