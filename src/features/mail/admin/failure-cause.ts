/** Why a message was not sent, as far as people can do something about it. */
export type FailureCause = 'credentials' | 'address' | 'full' | 'refused' | 'unreachable';

/** In this order, because a 550 says more by the enhanced code behind it (RFC 3463). */
const signs: readonly [FailureCause, RegExp][] = [
  ['credentials', /^53\d|\b5\.7\.[89]\b|invalid login/i],
  ['full', /^552|\b[45]\.2\.2\b/],
  ['refused', /^554|\b5\.7\.\d/],
  ['address', /^55[013]|\b5\.1\.\d|no recipients/i],
  ['unreachable', /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|timeout|closed unexpectedly|greeting never/i],
];

/** From the words of the server that sends, or of the connection to it. */
export function failureCause(error: string): FailureCause | undefined {
  return signs.find(([, sign]) => sign.test(error))?.[0];
}
