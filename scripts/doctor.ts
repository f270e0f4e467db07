import { workAsOwner } from '#server/data-folder/data-owner.ts';
import { examine } from '#server/doctor/doctor.ts';
import { describeFindings, type Finding, wrong } from '#server/doctor/finding.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { stateOfBuild } from './build-if-needed.ts';

/** Reports problems of this installation with advice; exits with 1 if there are any. */
async function main(): Promise<void> {
  const findings = await find();
  process.stdout.write(describeFindings(findings));
  process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0;
}

async function find(): Promise<Finding[]> {
  try {
    const settings = readSettings(process.env);
    const machine = {
      now: new Date(),
      nodeVersion: process.versions.node,
      openFiles: limitOfOpenFiles(),
      build: stateOfBuild(),
    };
    process.umask(0o077);
    workAsOwner(settings.dataDir);
    return await examine(settings, machine, process.argv.includes('--deep'));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [wrong(error.message, 'Correct the setting (README.md#settings); nothing else was looked at.')];
  }
}

function limitOfOpenFiles(): number | undefined {
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const limit = report.userLimits?.open_files?.soft;
  return typeof limit === 'number' ? limit : undefined;
}

await main();
