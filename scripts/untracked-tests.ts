/**
 * Loaded before tests. `node:test` follows every promise by an async hook, to tell to which test an uncaught error belongs. That
 * costs a fifth of the processor time of tests that ask a site. Without it such an error still fails the file, with
 * its text (docs/decisions/0030-fast-tests.md).
 */
import hooks from 'node:async_hooks';

const { createHook } = hooks;
const none: hooks.AsyncHook = { enable: () => none, disable: () => none };

hooks.createHook = callbacks => {
  const caller = new Error().stack?.split('\n')[2] ?? '';
  return caller.includes('node:internal/test_runner/') ? none : createHook(callbacks);
};
