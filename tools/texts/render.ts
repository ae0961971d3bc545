import { glob } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { inLanguage, type Language } from '@longtable/kit';
import { isNoun } from '@longtable/kit/grammar/noun';
import { readSamples, type Samples } from './samples.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Maximum number of renderings per text. */
const MAX_RENDERINGS = 6;

/** A text of a folder's words in one language. Undefined if its parameters have a type of the game. */
export interface Rendered {
  readonly folder: string;
  readonly key: string;
  readonly text: string | undefined;
}

/** Renders every text of the folders that start with a path, with sample parameters. */
export async function renderTexts(language: Language, path: string): Promise<Rendered[]> {
  const files = await Array.fromAsync(
    glob('{bot,commands,games,spy-server}/**/words/texts.ts', {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules'),
    }),
  );
  const groups = files.sort().filter((file) => file.startsWith(path));
  const rendered = groups.map(async (file): Promise<Rendered[]> => {
    const { texts } = await import(resolve(ROOT, file));
    const folder = dirname(file);
    const samples = readSamples(resolve(ROOT, folder), language);
    return [...renderSection(texts, ['en'], language, samples)].map((one) => ({ folder, ...one }));
  });
  return (await Promise.all(rendered)).flat();
}

function* renderSection(
  section: object,
  path: readonly string[],
  language: Language,
  samples: Samples,
): Iterable<Omit<Rendered, 'folder'>> {
  for (const [name, entry] of Object.entries(section)) {
    const at = [...path, name];
    const key = at.slice(1).join('.');
    if (typeof entry === 'function') {
      for (const text of renderingsOf(entry, samples.get(at.slice(-2).join('.')), language)) yield { key, text };
    } else if ('en' in entry) {
      const value: unknown = inLanguage(entry, language);
      yield { key, text: isNoun(value) ? value.noun : String(value) };
    } else yield* renderSection(entry, at, language, samples);
  }
}

type Composed = (parameters: object) => Readonly<Record<Language, string>>;

/** Renders a text with each sample of each parameter. */
function renderingsOf(text: Composed, samples: ReturnType<Samples['get']>, language: Language) {
  if (!samples) return [undefined];
  const count = Math.min(MAX_RENDERINGS, Math.max(1, ...samples.map(([, values]) => values.length)));
  const renderings = Array.from({ length: count }, (_, at) => {
    const parameters = samples.map(([name, values], shift) => [
      name,
      values[(at + (at > 0 ? shift : 0)) % values.length],
    ]);
    return String(inLanguage(text(Object.fromEntries(parameters)), language));
  });
  return new Set(renderings);
}
