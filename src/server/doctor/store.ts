import { createHash, randomUUID } from 'node:crypto';
import { openStores, type Stores } from '../storage/open-stores.ts';
import { S3Client, textsOf } from '../storage/s3-client.ts';
import type { StorageSettings } from '../storage/storage-settings.ts';
import { UnavailableError } from '../unavailable.ts';
import { type Finding, hint, well, wrong } from './finding.ts';

const patience = 5_000;
const clockAdvice =
  'Is this machine’s clock right (timedatectl)? More than 15 minutes are too many for a store.';
const settingsAdvice =
  'Check STORAGE_URL, STORAGE_KEY, STORAGE_SECRET and STORAGE_REGION (README.md#settings).';

/** Tries a store as the site uses it, and whether strangers can look into it; without stores it cannot be used. */
export async function checkStore(
  storage: StorageSettings,
  dataDir: string,
): Promise<{ findings: Finding[]; stores?: Stores }> {
  const { bucketUrl } = storage;
  try {
    await probe(storage);
    const stores = await openStores({ dataDir, storage });
    const isWell = well(`Files can be stored in ${bucketUrl}, read and removed.`);
    return { findings: [isWell, await checkStrangers(bucketUrl), ...(await checkVersions(storage))], stores };
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    const isOfClock = error.message.includes('RequestTimeTooSkewed');
    return { findings: [wrong(error.message, isOfClock ? clockAdvice : settingsAdvice)] };
  }
}

async function probe(storage: StorageSettings): Promise<void> {
  const client = new S3Client(storage);
  const key = `${storage.prefix}doctor-${randomUUID()}`;
  const body = new TextEncoder().encode(key);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const discard = (response: Response | undefined) => response?.body?.cancel();
  await client.call({ method: 'PUT', key, content: { body, sha256 } }).then(discard);
  const read = await client.call({ method: 'GET', key }).then(response => response?.text());
  await client.call({ method: 'DELETE', key }).then(discard);
  await client.call({ method: 'GET', key: '', query: { 'list-type': '2', 'max-keys': '1' } }).then(discard);
  if (read !== key)
    throw new UnavailableError(`What was stored in ${storage.bucketUrl} was not read back as it was.`);
}

/** Says nothing of a store that has no versions. */
async function checkVersions(storage: StorageSettings): Promise<Finding[]> {
  const call = { method: 'GET', key: '', query: { versioning: '' } } as const;
  const response = await new S3Client(storage).call(call).catch(() => undefined);
  const { VersioningConfiguration: answered, Status: [status] = [] } = textsOf(
    (await response?.text()) ?? '',
  );
  if (!answered) return [];
  if (status === 'Enabled')
    return [
      well('The bucket keeps versions, also of what is deleted for good, until a rule of it removes them.'),
    ];
  return [
    hint(
      'The bucket keeps no versions: a file that somebody removes from it is lost.',
      'Switch them on, with a rule that removes them after a month (docs/deploy.md#files-in-a-bucket).',
    ),
  ];
}

/** Names are not to be guessed, so whoever can list them has every file, of drafts and of the trash too. */
async function checkStrangers(bucketUrl: string): Promise<Finding> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(`${bucketUrl}?list-type=2&max-keys=1`, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response)
    return hint(
      'Whether strangers can list the bucket could not be tried.',
      'Try it again, or look at the bucket’s rules.',
    );
  if (!response.ok) return well('Strangers cannot list the bucket.');
  return wrong(
    `Anybody can list ${bucketUrl}: files of drafts, of the trash, and the backups’ names.`,
    'Take public listing and reading out of the bucket’s rules.',
  );
}
