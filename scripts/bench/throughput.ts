import type { Load, LoadTool } from './load.ts';
import { cpuTimeOf } from './process-figures.ts';
import type { Server } from './reference-servers.ts';
import { request } from './request.ts';
import { conditionOf, type Scenario } from './scenarios.ts';

/** A load, and what each request took of the processor in microseconds: of the server's process. */
export type Round = Load & { cpu: number };
export type Rounds = Partial<Record<Server['name'], Round[]>>;

/** Whether a run only shows that the measurements work. */
export const isShort = (seconds: number) => seconds < 1;

/**
 * Loads the servers with the scenario of that number in turns, so that each round of one has a round of the others
 * beside it; `seconds` in all for each. The first round of a longer run only warms up.
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
  // Each server has tags of its own.
  const headers = isConditional ? conditionOf(await request(address)) : {};
  const before = cpuTimeOf(pid);
  const load = await tool.run(address, headers, seconds);
  return { ...load, cpu: (cpuTimeOf(pid).total - before.total) / load.requests / 1_000 };
}
