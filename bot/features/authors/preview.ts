import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type AnyGame, LANGUAGES, languagesOf, type Reader, read, say, type Viewer } from '@longtable/kit';
import { findGame, namesIn } from '@longtable/kit/load';
import { loadRenderer } from '../pictures/index.ts';
import { escapeHtml } from './icons.ts';
import { parseLines, playTo, playWhole } from './position.ts';

const renderPng = await loadRenderer();

const OPTIONS = {
  to: { type: 'string', default: 'preview.html' },
  language: { type: 'string' },
  viewer: { type: 'string' },
  partial: { type: 'string', default: '' },
  open: { type: 'boolean', default: false },
  options: { type: 'string', default: '{}' },
  players: { type: 'string' },
  names: { type: 'string', default: 'Ada,Bo,Cleo,Dev,Eve,Finn,Gus,Hana' },
} as const;

/**
 * Writes a page with the boards, pictures and questions of a game in all its languages: at the start, in the middle and
 * at the end, or at one position. Writes one picture if the file is a PNG. Returns the exit code.
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const { to } = values;
    const [name = '', seed = '1', ...lines] = positionals;
    const game = await findGame(name, namesIn(process.env.GAMES), process.cwd());
    const seats = Number(values.players ?? game.seats.min);
    const spec = { options: JSON.parse(values.options), seed: Number(seed), seats };
    const isPng = to.endsWith('.png');
    const positions =
      lines.length > 0 || isPng
        ? { [lines.join(', ')]: playTo(game, { ...spec, lines: parseLines(lines) }) }
        : phasesOf(playWhole(game, spec));
    const look = { ...values, names: values.names.split(',').slice(0, seats) };
    await writeFile(to, isPng ? onePicture(game, positions, look) : pageOf(game, positions, look));
    console.log(`Wrote ${to}.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}

/** Options of all views. */
interface Look {
  readonly names: readonly string[];
  readonly language?: string | undefined;
  readonly viewer?: string | undefined;
  readonly partial: string;
  readonly open: boolean;
}

/** Returns a reader in each language: a seat in turn and, if the game has secrets, a spectator. */
function readersOf(game: AnyGame, state: unknown, { names, language, viewer, open }: Look): Reader[] {
  const languages = language === undefined ? languagesOf(game) : LANGUAGES.filter((known) => known === language);
  if (languages.length === 0) throw new Error(`--language is one of ${LANGUAGES.join(', ')}.`);
  const isOver = game.result(state) !== undefined;
  const isOpen = open || isOver;
  const usual: Viewer[] = [game.turn(state)[0] ?? 0, ...(game.secrets ? ['spectator' as const] : [])];
  const asked: Viewer = viewer === 'spectator' ? viewer : Number(viewer);
  return (viewer === undefined ? usual : [asked]).flatMap((each) =>
    languages.map((known) => ({
      language: known,
      viewer: each,
      names,
      ...(isOpen && { open: true as const }),
      ...(open && !isOver && { live: true as const }),
    })),
  );
}

/** States by title. */
type Positions = Readonly<Record<string, unknown>>;

function phasesOf(states: readonly unknown[]): Positions {
  const middle = Math.floor(states.length / 2);
  return { Start: states[0], [`After ${middle} moves`]: states[middle], 'The end': states.at(-1) };
}

function pictureOf({ presentation }: AnyGame, state: unknown, reader: Reader, partial: string): Buffer | undefined {
  const picture = presentation.picture?.(state, reader, partial || undefined);
  return picture && renderPng(picture);
}

function onePicture(game: AnyGame, positions: Positions, look: Look): Buffer {
  const [state] = Object.values(positions);
  const [reader] = readersOf(game, state, look);
  const png = reader && pictureOf(game, state, reader, look.partial);
  if (!png) throw new Error(`${game.id} draws no picture.`);
  return png;
}

function pageOf(game: AnyGame, positions: Positions, look: Look): string {
  const sections = Object.entries(positions).map(([title, state]) => {
    const views = readersOf(game, state, look).map((reader) => viewOf(game, state, reader, look.partial));
    return `<h2>${escapeHtml(title)}</h2>\n<div>${views.join('\n')}</div>`;
  });
  const title = escapeHtml(say(game.title, 'en'));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { background: #313338; color: #dbdee1; font: 16px/1.4 system-ui, sans-serif; margin: 24px }
div { display: flex; flex-wrap: wrap; gap: 24px }
article { width: 560px }
body:has(:checked) article { width: 300px }
img { width: 100%; border-radius: 8px }
pre { background: #2b2d31; border-radius: 8px; overflow: auto; padding: 8px }
h3 { font-size: 14px; color: #b5bac1 }
span { background: #4e5058; border-radius: 8px; display: inline-block; margin: 2px; padding: 2px 12px }
</style>
<h1>${title}</h1>
<label><input type="checkbox"> As wide as a phone</label>
${languagesOf(game)
  .map((language) => `<p lang="${language}">${escapeHtml(say(game.summary, language))}</p>`)
  .join('\n')}
${sections.join('\n')}
</html>
`;
}

/** Returns what one reader sees: picture, board, sentences, and the question with its choices, or the ending. */
function viewOf(game: AnyGame, state: unknown, reader: Reader, partial: string): string {
  const isOver = game.result(state) !== undefined;
  const { viewer, language, names } = reader;
  const png = pictureOf(game, state, reader, partial);
  const { board, sentences } = game.presentation.view(state, reader, partial || undefined);
  const isOn = viewer !== 'spectator' && game.turn(state).includes(viewer);
  const texts = [
    ...sentences,
    ...(isOver ? [game.presentation.ending(state, reader)] : []),
    ...(isOn ? [game.presentation.ask?.(state, viewer, partial, reader) ?? ''] : []),
  ];
  const choices = isOn ? game.choices(state, viewer, partial).map(({ label }) => read(label, reader)) : [];
  return `<article lang="${language}">
<h3>${language}, ${escapeHtml(viewer === 'spectator' ? viewer : (names[viewer] ?? String(viewer)))}</h3>
${png ? `<img alt="" src="data:image/png;base64,${png.toString('base64')}">` : ''}
<pre>${escapeHtml(board.join('\n'))}</pre>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${choices.map((label) => `<span>${escapeHtml(label)}</span>`).join('\n')}
</article>`;
}
