/** The `NODE_OPTIONS` of a process whose clock shows an instant when it starts, and goes on from there. */
export function startedAt(instant: Date): string {
  const script = `
    const { now } = Date;
    const difference = ${instant.getTime()} - now();
    globalThis.Date = class extends Date {
      constructor(...given) {
        super(...(given.length > 0 ? given : [now() + difference]));
      }
      static now() {
        return now() + difference;
      }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(script).replaceAll("'", '%27')}`;
}
