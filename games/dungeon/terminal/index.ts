import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '@longtable/kit';
import { print, readText, type Terminal, type TextGame } from '@longtable/kit/terminal';
import { drawBoard } from '../drawing/view.ts';
import { type CastRefusal, type Cost, type DungeonEvent, type LevelUp, RAISED } from '../events.ts';
import { levelNumber, orderLevels } from '../files/level-files.ts';
import { newRun } from '../options.ts';
import { play, playWith } from '../play.ts';
import type { Bestiary } from '../rules/enemies.ts';
import { FULL_ENERGY, newHero, threshold } from '../rules/heroes.ts';
import { scripted } from '../rules/room.ts';
import { heroNames, parseUnits, rosterOf } from '../rules/roster.ts';
import { ARROW_COUNTER, parseLine } from '../rules/round.ts';
import { type Enemy, type Hero, phase, type Room, type State } from '../state.ts';
import { levelFaultText, unitFaultText } from '../words/sentences.ts';

const heroHint = (state: State) => `Choose a hero: type a number from 1 to ${heroNames(state).length}.`;
const KEYS_HINT = 'Type w (up), s (down), a (left), d (right), e (cast) or q (wait).';

/** Dungeon with the text interface of its document: a menu of heroes, then one key per line. */
export const textGame: TextGame = {
  manual: (command, folder) => `Dungeon with its original text interface: choose a hero, then type one key per line.

  ${command} dungeon ${folder}/files/levels

  LEVEL_DIR            a folder with level1.txt, level2.txt, …
  --seed N             a whole number; the same seed and keys give the same run
  --draws N,N,…        every random draw of the run, in order
  --units FILE         further heroes and enemies, one per line
  --colour             the hero in green, enemies in red: on in a terminal, off through a pipe; --no-colour
`,

  async play(args, terminal) {
    const settings = readSettings(args);
    if (!settings) {
      terminal.write(USAGE);
      return 2;
    }
    const run = await readRun(settings);
    if (typeof run === 'string') {
      terminal.write(`${run}\n`);
      return 1;
    }
    const paint = (settings.colour ?? terminal.hasColours) ? inColour : plain;
    return settings.draws
      ? playScript(run, terminal, paint, settings.draws)
      : playRun(run, terminal, paint, (state, line) => play(state, 0, line));
  },
};

/** Returns the run before a hero is chosen, or an error message about its files. */
async function readRun({ folder, seed, units: path }: DungeonSettings): Promise<State | string> {
  const units = path === undefined ? undefined : await readText(path);
  if (path !== undefined && units === undefined) return `The file ${path} cannot be read.`;
  const parsed = units === undefined ? undefined : parseUnits(units);
  if (parsed && 'fault' in parsed) return `${parsed.fault.code}: ${say(unitFaultText(parsed.fault), 'en')}`;
  const levels = await readLevelFolder(folder, rosterOf({ units }).bestiary);
  return typeof levels === 'string' ? levels : { ...newRun(levels, seed), ...(units !== undefined && { units }) };
}

type PlayOn = (state: State, line: string) => ReturnType<typeof play>;

/** Plays a run with scripted draws. Stops with a message if they do not fit the rules. */
async function playScript(run: State, terminal: Terminal, paint: Paint, draws: readonly number[]): Promise<number> {
  const draw = scripted(draws);
  try {
    return await playRun(run, terminal, paint, (state, line) => playWith(state, line, draw));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    terminal.write(`${error.message}\n`);
    return 1;
  }
}

async function playRun(start: State, terminal: Terminal, paint: Paint, playOn: PlayOn): Promise<number> {
  let state = start;
  print(terminal, [...heroMenu(state), heroHint(state)]);
  while (!['won', 'dead'].includes(phase(state))) {
    const line = await terminal.read();
    if (line === undefined) return 0;
    // The table's longer lines (`walk w`, `rest`) are not keys of the document.
    const outcome = state.room && parseLine(line)?.verb !== 'act' ? undefined : playOn(state, line);
    if (!outcome || outcome.refused) {
      print(terminal, [state.room ? KEYS_HINT : heroHint(state)]);
    } else {
      if (!state.room) print(terminal, [KEYS_HINT]);
      print(terminal, display(state.room, outcome.state.room!, outcome.events, paint));
      state = outcome.state;
    }
  }
  return 0;
}

/** Returns the menu of heroes: the document's, then those of a unit file. */
function heroMenu(state: State): readonly string[] {
  const { heroes } = rosterOf(state);
  return heroes.map(({ name }, index) => `${index + 1}. ${unitLine(newHero(name, heroes))}`);
}

/** Returns a round in the document's format: board, hero, events. A new level follows after that. */
function display(
  before: Room | null,
  room: Room,
  events: readonly DungeonEvent[],
  paint: Paint = plain,
): readonly string[] {
  const boardAndHero = (shown: Room) => [...paintRows(drawBoard(shown), shown.enemies, paint), unitLine(shown.hero)];
  const printed = events.flatMap(tell);
  if (!events.some(({ kind }) => kind === 'level')) return [...boardAndHero(room), ...printed];
  const cleared = events.find((event) => event.kind === 'cleared');
  // The hero keeps everything but the position on the next level.
  const left = cleared && before ? [{ ...before, hero: { ...room.hero, ...cleared.at }, enemies: [] }] : [];
  return [...left.flatMap(boardAndHero), ...printed, ...boardAndHero(room)];
}

const USAGE = `Usage: dungeon LEVEL_DIR [--seed N] [--draws N,N,...] [--units FILE] [--[no-]colour]
  LEVEL_DIR  a folder with level1.txt, level2.txt, ...
  --seed     a whole number; the same seed and the same keys give the same run
  --draws    every random draw of the run, in order
  --units    a file with further heroes and enemies, one per line
  --colour   the hero in green, enemies in red; on in a terminal, off through a pipe
`;

interface DungeonSettings {
  readonly folder: string;
  readonly seed: number;
  readonly draws?: readonly number[];
  readonly units?: string;
  /** If undefined, the terminal's colour support decides. */
  readonly colour?: boolean;
}

/** Parses the command-line arguments. Returns undefined if they are invalid. */
function readSettings(args: readonly string[]): DungeonSettings | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string' },
        draws: { type: 'string' },
        units: { type: 'string' },
        colour: { type: 'boolean' },
      },
      allowPositionals: true,
      allowNegative: true,
    });
    const [folder, ...more] = positionals;
    const seed = values.seed === undefined ? randomInt(2 ** 31) : wholeNumber(values.seed);
    const draws = values.draws?.split(',').filter(Boolean).map(wholeNumber);
    if (folder === undefined || more.length > 0) return undefined;
    const { units, colour } = values;
    return {
      ...{ folder, seed },
      ...(draws && { draws }),
      ...(units !== undefined && { units }),
      ...(colour !== undefined && { colour }),
    };
  } catch {
    return undefined;
  }
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(number)) throw new Error(`${text} is not a whole number.`);
  return number;
}

/** Returns the texts of the level files in the order of play, or an error message. */
async function readLevelFolder(folder: string, bestiary: Bestiary): Promise<readonly string[] | string> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return `The folder ${folder} cannot be read.`;
  const levels = names.filter((name) => levelNumber(name) !== undefined);
  const texts = await Promise.all(
    levels.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8').catch(() => undefined) })),
  );
  const unread = texts.find(({ text }) => text === undefined);
  if (unread) return `${unread.name} cannot be read as a file.`;
  const ordered = orderLevels(
    texts.map(({ name, text = '' }) => ({ name, text })),
    bestiary,
  );
  return 'fault' in ordered ? `${ordered.fault.code}: ${say(levelFaultText(ordered.fault), 'en')}` : ordered;
}

const RAISED_WORDS = {
  pool: 'max HP',
  attack: 'ATK',
  defense: 'DEF',
  manaPool: 'mana pool',
  spellPower: 'spell power',
  arrows: 'arrows',
} as const satisfies Record<(typeof RAISED)[number], string>;

/** Returns the document's lines for an event. Long walks and rests have none. */
export function tell(event: DungeonEvent): readonly string[] {
  switch (event.kind) {
    case 'level':
      return [`Level ${event.level} of ${event.of} begins.`];
    case 'blocked':
      return [`${event.name} cannot go there.`];
    case 'melee': {
      const { attacker, defender, attackRoll, defenseRoll } = event;
      const rolls = `attack ${attackRoll}, defense ${defenseRoll}`;
      return [
        unitLine(attacker),
        unitLine(defender),
        `${attacker.name} strikes at ${defender.name}: ${rolls}, ${harm(event)}`,
      ];
    }
    case 'cast':
      return [`${event.name} casts ${event.ability}${event.cost ? `: ${costWords(event.cost)}` : ''}`];
    case 'healed':
      return [`${event.name} heals ${event.by} (${event.health}/${event.pool})`];
    case 'nobody':
      return [`${event.ability} finds nobody in reach.`];
    case 'strike': {
      const defense = event.defenseRoll === undefined ? '' : `defense ${event.defenseRoll}, `;
      const left = `${event.health}/${event.target.pool} left`;
      return [
        `${event.ability} hits ${event.target.name} for ${event.amount}: ${defense}damage ${event.damage} (${left})`,
      ];
    }
    case 'refused':
      return [`${event.ability} is refused: ${refusalWords(event.refusal)}.`];
    case 'killed':
      return [`${event.name} dies: ${event.experience} experience`];
    case 'level-up':
      return [`${event.name} is now level ${event.level}: ${gainWords(event)}`];
    case 'died':
      return [`${event.name} dies.`];
    case 'quiet':
    case 'repeated':
      return [];
    case 'cleared':
      return [`Level ${event.level} is cleared.`];
    case 'victory':
      return [`Victory! ${event.name} has cleared every level.`];
    case 'defeat':
      return [`Defeat in level ${event.level}.`];
  }
}

function harm({ damage, health, defender }: Extract<DungeonEvent, { kind: 'melee' }>): string {
  return `damage ${damage} (${health}/${defender.pool} left)`;
}

function costWords({ resource, paid }: Cost): string {
  return resource === 'arrow' ? `${paid} arrow` : `${resource} ${paid}`;
}

function refusalWords(refusal: CastRefusal): string {
  switch (refusal.reason) {
    case 'cooldown':
      return `${refusal.remaining} ${refusal.remaining === 1 ? 'round' : 'rounds'} of cooldown left`;
    case 'mana':
    case 'energy':
      return `${refusal.reason} ${refusal.had}, needed ${refusal.needed}`;
    case 'arrows':
      return 'no arrows';
    case 'range':
      return `no enemy in range ${refusal.range}`;
  }
}

function gainWords({ gains }: LevelUp): string {
  return RAISED.flatMap((figure) =>
    gains[figure] === undefined ? [] : `${RAISED_WORDS[figure]} +${gains[figure]}`,
  ).join(', ');
}

const DOT = ' · ';

export function unitLine(unit: Hero | Enemy): string {
  return ('class' in unit ? heroParts(unit) : enemyParts(unit)).join(DOT);
}

function heroParts(hero: Hero): readonly string[] {
  return [
    `${hero.name} (${hero.class})`,
    ...fightingParts(hero),
    `Level ${hero.level}`,
    `XP ${hero.experience}/${threshold(hero.level)}`,
    ...classParts(hero),
  ];
}

function classParts(hero: Hero): readonly string[] {
  switch (hero.class) {
    case 'Warrior':
      return [`Cooldown ${hero.remaining}/${hero.cooldown}`];
    case 'Mage':
      return [
        `Mana ${hero.mana}/${hero.manaPool}`,
        `Mana cost ${hero.manaCost}`,
        `Spell power ${hero.spellPower}`,
        `Hit count ${hero.hitCount}`,
        `Range ${hero.range}`,
      ];
    case 'Rogue':
      return [`Energy ${hero.energy}/${FULL_ENERGY}`, `Cost ${hero.cost}`];
    case 'Hunter':
      return [`Arrows ${hero.arrows}`, `Range ${hero.range}`, `Counter ${hero.counter}/${ARROW_COUNTER}`];
  }
}

function enemyParts(enemy: Enemy): readonly string[] {
  return [enemy.name, ...fightingParts(enemy), `XP ${enemy.experience}`, ...kindParts(enemy)];
}

function kindParts(enemy: Enemy): readonly string[] {
  if (enemy.kind === 'trap') return [`Shown ${enemy.visibility}`, `Hidden ${enemy.invisibility}`];
  const vision = `Vision ${enemy.vision}`;
  return enemy.kind === 'boss' ? [vision, `Frequency ${enemy.frequency}`] : [vision];
}

function fightingParts({ health, pool, attack, defense }: Hero | Enemy): readonly string[] {
  return [`HP ${health}/${pool}`, `ATK ${attack}`, `DEF ${defense}`];
}

type ColourRole = 'hero' | 'dead' | 'enemy';

/** Function that colours a text by its role, or returns it unchanged. */
type Paint = (text: string, role: ColourRole | undefined) => string;

const ANSI: Readonly<Record<ColourRole, string>> = {
  hero: '1;32',
  dead: '1;31',
  enemy: '31',
};

const plain: Paint = (text) => text;

/**
 * Returns the text with ANSI colour codes: the hero green and all enemies red, as in the document's figure. Without a
 * role the text is unchanged.
 */
const inColour: Paint = (text, role) => (role && text !== '' ? `\u001b[${ANSI[role]}m${text}\u001b[0m` : text);

/** Returns rows of the board with coloured units. Adjacent units of one role share a code. */
function paintRows(rows: readonly string[], enemies: readonly Enemy[], paint: Paint): readonly string[] {
  if (paint === plain) return rows;
  const roles = new Map<string, ColourRole>([
    ...enemies.map(({ tile }) => [tile, 'enemy'] as const),
    ['@', 'hero'],
    ['X', 'dead'],
  ]);
  return rows.map((row) => paintRow(row, roles, paint));
}

function paintRow(row: string, roles: ReadonlyMap<string, ColourRole>, paint: Paint): string {
  const parts: { text: string; role: ColourRole | undefined }[] = [];
  for (const text of row) {
    const role = roles.get(text);
    const last = parts.at(-1);
    if (last && last.role === role) last.text += text;
    else parts.push({ text, role });
  }
  return parts.map(({ text, role }) => paint(text, role)).join('');
}
