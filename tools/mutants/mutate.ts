import { RNG } from '@longtable/kit';
import ts from 'typescript';
import type { TestOutcome } from './reach.ts';

/** A small change of a file that its tests should detect. */
export interface Mutant {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  /** Replacement for the text from `start` to `end`. */
  readonly text: string;
}

/** The kind of change. A sample contains about the same number of each. */
export type Kind = 'condition' | 'operator' | 'boundary' | 'arithmetic' | 'removed' | 'returned' | 'method' | 'literal';

const { SyntaxKind } = ts;

/** Replacements of operators, each with its kind. */
const OPERATORS: Readonly<Record<string, readonly `${Kind} ${string}`[]>> = {
  '===': ['operator !=='],
  '!==': ['operator ==='],
  '&&': ['operator ||'],
  '||': ['operator &&'],
  '<': ['boundary <=', 'operator >='],
  '<=': ['boundary <', 'operator >'],
  '>': ['boundary >=', 'operator <='],
  '>=': ['boundary >', 'operator <'],
  '+': ['arithmetic -'],
  '-': ['arithmetic +'],
  '*': ['arithmetic /'],
  '/': ['arithmetic *'],
  '%': ['arithmetic *'],
  '+=': ['arithmetic -='],
  '-=': ['arithmetic +='],
};

const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

export function mutantsOf(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (kind: Kind, node: ts.Node, text: string, from = node.getStart(tree)) => {
    const line = tree.getLineAndCharacterOfPosition(from).line + 1;
    mutants.push({ file, line, kind, start: from, end: node.getEnd(), text });
  };

  const visit = (node: ts.Node): void => {
    if (isUntested(node, tree)) return;
    if (ts.isBinaryExpression(node)) {
      for (const replacement of OPERATORS[node.operatorToken.getText(tree)] ?? []) {
        const [kind, text] = replacement.split(' ') as [Kind, string];
        if (kind !== 'arithmetic' || !isText(node)) add(kind, node.operatorToken, text);
      }
    }
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      for (const text of ['true', 'false']) add('condition', condition, text);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      add('condition', node, node.operand.getText(tree));
    if (ts.isExpressionStatement(node)) add('removed', node, ';');
    if (ts.isReturnStatement(node) && node.expression && node.expression.getText(tree) !== 'undefined')
      add('returned', node, 'return undefined;');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const replacement = METHODS.get(name.text);
      if (replacement !== undefined) add('method', name, replacement);
      // `list.filter(…)` becomes `list`.
      if (name.text === 'filter') add('method', node, '', expression.getEnd());
    }
    if (ts.isNumericLiteral(node)) add('literal', node, `${Number(node.text.replaceAll('_', '')) + 1}`);
    if (ts.isStringLiteral(node) && node.text !== '') add('literal', node, "''");
    if (node.kind === SyntaxKind.TrueKeyword) add('literal', node, 'false');
    if (node.kind === SyntaxKind.FalseKeyword) add('literal', node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

/** Returns the source with the mutant applied. */
export function apply(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Returns the changed lines before and after a mutant. */
export function diffOf(source: string, mutant: Mutant): string {
  const from = source.lastIndexOf('\n', mutant.start - 1) + 1;
  const cut = source.indexOf('\n', mutant.end);
  const to = cut < 0 ? source.length : cut;
  const signed = (text: string, sign: string) =>
    text
      .split('\n')
      .map((line) => `    ${sign} ${line.trim()}`)
      .join('\n');
  const before = source.slice(from, to);
  const after = source.slice(from, mutant.start) + mutant.text + source.slice(mutant.end, to);
  return `${signed(before, '-')}\n${signed(after, '+')}`;
}

/** Whether changes in a node are untestable or left to the type checker: types, imports, thrown errors, logging. */
function isUntested(node: ts.Node, tree: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return true;
  return ts.isExpressionStatement(node) && /^(?:await )?(?:\w+\.)*log\./.test(node.getText(tree));
}

/** Whether an expression concatenates strings, judged without types. */
function isText({ left, right }: ts.BinaryExpression): boolean {
  return [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
}

/** Packages with their share of a sample. A file belongs to the first package that contains it. */
const PACKAGES: readonly (readonly [folder: string, share: number])[] = [
  ['bot/features', 4],
  ['bot/host', 2],
  ['bot', 1],
  ['games', 1],
  ['storage', 1],
  ['spy-server', 0.25],
  ['playground', 0.25],
  ['commands', 0.25],
];

/** Returns the package of a file. Empty if it is in none. */
export function packageOf(file: string): string {
  return PACKAGES.find(([folder]) => file.startsWith(`${folder}/`))?.[0] ?? '';
}

/** Returns a seeded sample of the mutants with the share of each package, balanced across the kinds within a package. */
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const rng = RNG.seeded(seed);
  const queues = new Map(
    [...Map.groupBy(mutants, ({ file }) => packageOf(file))].map(([name, own]) => [name, byKind(rng.shuffle(own))]),
  );
  const taken: Mutant[] = [];
  const owed = new Map<string, number>();
  while (taken.length < Math.min(count, mutants.length)) {
    for (const [name, queue] of queues) {
      const share = (owed.get(name) ?? 0) + (PACKAGES.find(([folder]) => folder === name)?.[1] ?? 1);
      const now = queue.splice(0, Math.min(Math.floor(share), count - taken.length));
      taken.push(...now);
      owed.set(name, share - Math.floor(share));
    }
  }
  return taken.sort((a, b) => (a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1));
}

/** Orders mutants so that each prefix has about the same number of every kind. */
function byKind(mutants: readonly Mutant[]): Mutant[] {
  const kinds = [...Map.groupBy(mutants, ({ kind }) => kind).values()];
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => kinds.flatMap((group) => group[round] ?? [])).flat();
}

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
  const survivors = tried.filter((tried) => !isKilled(tried)).map(survivorOf);
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
