/** Why a site does not start, for whoever runs it. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}
