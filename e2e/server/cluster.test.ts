import { test } from '../support/sites/cluster-test.ts';
import { testChanges } from './cluster/changes.ts';
import { testFailures } from './cluster/failures.ts';
import { testSecondFactor } from './cluster/second-factor.ts';
import { testWords } from './cluster/words.ts';

// One file, because each file may come to another worker, which would set up a cluster of its own.
test.describe('of two instances', testChanges);
test.describe('of two instances and the association’s words', testWords);
test.describe('of two instances and one account', testSecondFactor);
test.describe('when something fails', testFailures);
