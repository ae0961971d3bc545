import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Distance assumed for end-to-end tests that do not import the file. */
const MAX_DISTANCE = 99;

/** Slow tests that check the whole project or processes. */
const EXCLUDED_TESTS =
  /^tests\/(?:browser\/|(?:chats|dependencies|docker|docs|external-games|faults|kills|recovery|shards|spy-wire|startup-errors|strength|two-processes|wording)\.test)|^bot\/operator\//;

/** Path segments that do not describe a file's subject. */
const UNDESCRIPTIVE = new Set([
  'bot',
  'host',
  'features',
  'face',
  'games',
  'tests',
  'test',
  'ts',
  'index',
  'main',
  'rules',
]);

/** Finds the tests that import a file, directly or indirectly, nearest first. */
export class RelatedTests {
  readonly #root: string;
  readonly #tests: readonly string[];
  readonly #importers = new Map<string, string[]>();

  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    this.#tests = files.filter((file) => file.endsWith('.test.ts') && !EXCLUDED_TESTS.test(file));
    for (const file of files.filter((one) => one.endsWith('.ts'))) {
      for (const { fileName } of ts.preProcessFile(this.#read(file)).importedFiles) {
        if (!fileName.startsWith('.')) continue;
        const target = join(file, '..', fileName);
        this.#importers.set(target, [...(this.#importers.get(target) ?? []), file]);
      }
    }
  }

  testsOf(file: string, max: number): string[] {
    const distances = this.#distances(file);
    const words = wordsOf(file);
    const ranked = this.#tests.flatMap((test) => {
      const isWhole = test.startsWith('tests/') && !file.startsWith('games/');
      const distance = distances.get(test) ?? (isWhole ? MAX_DISTANCE : undefined);
      if (distance === undefined) return [];
      // Prefer tests that import the file directly, share its folders or mention its words.
      const near = distance === 1 ? 5 : 3 * sharedFolders(file, test);
      return [{ test, rank: distance - near - this.#mentions(test, words) }];
    });
    ranked.sort((a, b) => a.rank - b.rank || (a.test < b.test ? -1 : 1));
    return ranked.slice(0, max).map(({ test }) => test);
  }

  #distances(file: string): Map<string, number> {
    const distances = new Map([[file, 0]]);
    for (const [reached, distance] of distances)
      for (const importer of this.#importers.get(reached) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    return distances;
  }

  #mentions(test: string, words: readonly string[]): number {
    const source = this.#read(test).toLowerCase();
    return (
      words.filter((word) => source.includes(word)).length + 5 * words.filter((word) => test.includes(word)).length
    );
  }

  #read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }
}

/** Returns the descriptive words of a path, in the singular. */
function wordsOf(path: string): string[] {
  const words = path.toLowerCase().split(/[^a-z]+/);
  return words.filter((word) => word !== '' && !UNDESCRIPTIVE.has(word)).map((word) => word.replace(/s$/, ''));
}

/** Returns the number of leading folders that two files share, without undescriptive ones. */
function sharedFolders(file: string, test: string): number {
  const [folders, others] = [file, test].map((path) => path.split('/').slice(0, -1)) as [string[], string[]];
  const parting = folders.findIndex((folder, index) => folder !== others[index]);
  return folders.slice(0, parting < 0 ? undefined : parting).filter((folder) => !UNDESCRIPTIVE.has(folder)).length;
}
