import type { Load, LoadTool } from './load.ts';
import { cpuTimeOf } from './process-figures.ts';
import type { Server } from './reference-servers.ts';
import { request } from './request.ts';
import { conditionOf, type Scenario } from './scenarios.ts';

/** A load, and the server's processor time per request, in microseconds. */
export type Round = Load & { cpu: number };
export type Rounds = Partial<Record<Server['name'], Round[]>>;

/** Whether a run only checks that the measurements work. */
export const isShort = (seconds: number) => seconds < 1;

/**
 * Loads the servers in turns with the scenario of that number, so that their rounds see the same noise;
 * `seconds` is each server's total. The first round of a longer run only warms up.
 */
export async function measureThroughput(
  servers: readonly Server[],
  scenario: Scenario,
  number: number,
  { tool, seconds }: { tool: LoadTool; seconds: number },
): Promise<Rounds> {
  const count = isShort(seconds) ? 1 : 3;
  const rounds: Rounds = {};
  for (let round = isShort(seconds) ? 1 : 0; round <= count; round += 1) {
    for (const server of servers) {
      const measured = await measureRound(server, scenario, number, tool, seconds / count);
      if (round > 0) rounds[server.name] = [...(rounds[server.name] ?? []), measured];
    }
  }
  return rounds;
}

async function measureRound(
  { pid, addressOf }: Server,
  { isConditional }: Scenario,
  number: number,
  tool: LoadTool,
  seconds: number,
): Promise<Round> {
  const address = addressOf(number);
  // Each server has its own ETags.
  const headers = isConditional ? conditionOf(await request(address)) : {};
  const before = cpuTimeOf(pid);
  const load = await tool.run(address, headers, seconds);
  return { ...load, cpu: (cpuTimeOf(pid).total - before.total) / load.requests / 1_000 };
}
