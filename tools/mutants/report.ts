import type { TestOutcome } from './copy.ts';
import { diffOf, type Mutant } from './mutate.ts';
import { packageOf } from './sample.ts';

/** A mutant that was tried. `reaching` and `run` count the test files that execute it, and those of them that ran. */
export interface Tried {
  readonly mutant: Mutant;
  readonly source: string;
  readonly outcome: TestOutcome;
  readonly reaching: number;
  readonly run: number;
}

export const isKilled = ({ outcome }: Pick<Tried, 'outcome'>) => outcome !== 'passed';

/** Returns the report: killed mutants by package, and each survivor with its change. */
export function reportOf(tried: readonly Tried[], seed: number): string {
  const groups = [...Map.groupBy(tried, ({ mutant }) => packageOf(mutant.file) || 'other')].sort();
  const rows = [...groups, ['all', tried] as const].map(([name, all]) => {
    const killed = all.filter(isKilled).length;
    return `| ${name} | ${killed} | ${all.length} | ${all.length === 0 ? '–' : `${Math.round((100 * killed) / all.length)} %`} |`;
  });
  const survivors = tried.filter((one) => !isKilled(one)).map(survivorOf);
  return `# Mutants

A mutant is one changed place in the code. A killed mutant makes a test fail. \`npm run mutants -- --count ${tried.length} --seed ${seed} --report\`
wrote this page: it runs the test files that execute the changed statement, fastest first.

| package | killed | tried | share |
|---|---|---|---|
${rows.join('\n')}

## Survivors

${survivors.join('\n\n') || 'None.'}
`;
}

export function survivorOf({ mutant, source, reaching, run }: Tried): string {
  const tests = reaching === 0 ? 'no test executes it' : `${run} of ${reaching} test files ran`;
  return `\`${mutant.file}:${mutant.line}\` ${mutant.kind}, ${tests}\n\n${diffOf(source, mutant)}`;
}
