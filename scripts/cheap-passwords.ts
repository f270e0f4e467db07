/**
 * Loaded before tests. A password is hashed in some 40 ms of processor time, by design, and tests of accounts do that hundreds
 * of times. What is kept looks the same, but its tag takes 64 KiB and one pass (docs/decisions/0030-fast-tests.md).
 * Weaker hashes, of which the test vectors are, are what they say; `node --test FILE` hashes at full cost.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;

crypto.argon2 = (algorithm, parameters, callback) =>
  argon2(
    algorithm,
    parameters.memory > 1_024 ? { ...parameters, memory: 64, passes: 1 } : parameters,
    callback,
  );
syncBuiltinESMExports();
