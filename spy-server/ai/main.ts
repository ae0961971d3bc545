import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language, say, type Text } from '@longtable/kit';
import { computer, LEVELS } from '@longtable/spy/computers';
import { type Command, isCharacterCommand, parseLine } from '@longtable/spy/rules/lines';
import { characterNamed, isOnBoard, personAt } from '@longtable/spy/rules/match/people';
import type { Player, State } from '@longtable/spy/state';
import { z } from 'zod';
import {
  Console,
  HELP_OPTION,
  listOptions,
  type Option,
  oneOf,
  playerSettings,
  run,
  SERVER_PORT,
  type Terminal,
  wholeNumber,
} from '../cli.ts';
import { type ClientOptions, type ItemChoice, PlayerClient } from '../player/client.ts';
import { equipmentOf, type KnownMatch } from '../player/known-match.ts';
import { makeOperation, type WireOperation } from '../wire/messages.ts';
import { texts } from '../words/texts.ts';

const OPTIONS = {
  address: { letter: 'a', value: 'ADDRESS', about: 'the server’s address' },
  port: SERVER_PORT,
  name: { letter: 'n', value: 'NAME', about: 'at least 2 letters (default: Longtable)' },
  difficulty: {
    letter: 'd',
    value: 'N',
    about: '1 Beginner, 2 Casual, 3 Advanced, 4 Master, 0 the strongest (default: 0)',
  },
  verbosity: { letter: 'v', value: 'N', about: 'how much to log, from 0 (most) to 5 (nothing) (default: 3)' },
  config: { value: 'FILE', about: 'the same settings as JSON: {"address": …, "port": …, "x": {"patience": …}}' },
  configure: { about: 'choose level and strategies in a dialog, and save them under a name for --config' },
  help: HELP_OPTION,
} as const satisfies Record<string, Option>;

/** Keys of `--x`. */
const EXTRA_KEYS = ['lobby', 'draft', 'equipment', 'roulette', 'patience', 'log', 'folder', 'language'];

const HELP = `A computer player of "No Time to Spy" for any server of the original protocol.

  npm run spy-ai -- --address ADDRESS [options]

${listOptions(OPTIONS)}
      --x KEY VALUE                a setting of this player:
          lobby NAME               the lobby to join, 6 to 40 letters or digits (default: the one without a name)
          draft 1|2                take the best offer, or gadgets first (default: 1)
          equipment 1|2            give gadgets to whom they suit, or all to one agent (default: 1)
          roulette 1|2             play when it pays, or never (default: 1)
          patience SECONDS         how long to try to reconnect (default: 120)
          log FILE                 also log to this file
          folder FOLDER            where --configure saves (default: data/spy-ai)
          language en|de|fr|es     the language of --configure (default: en)

It ends with 0 when the match is over, with 1 when there was none.

For example, two of them on a server on this machine:

  npm run spy-ai -- --address 127.0.0.1 --port 7007 --name Ada --difficulty 3 &
  npm run spy-ai -- --address 127.0.0.1 --port 7007 --name Bob --difficulty 2
`;

async function settingsFromDialog({ language = 'en', folder = 'data/spy-ai' }: Readonly<Record<string, string>>) {
  const terminal = new Console();
  try {
    return await configureAi(terminal, folder, oneOf(language, 'x language', LANGUAGES));
  } finally {
    terminal.close();
  }
}

export type AiOptions = Omit<ClientOptions, 'role'> & Pick<AiSettings, 'level'> & Partial<AiSettings>;

/** A computer player for any server of the protocol, in either dialect. */
export class AiClient extends PlayerClient {
  constructor(options: AiOptions) {
    const settings = { strategies: USUAL_STRATEGIES, ...options };
    super(
      { ...options, role: 'AI' },
      {
        item: (knownMatch) => chooseItem(knownMatch, settings),
        equipment: (knownMatch) => chooseEquipment(knownMatch, settings),
        operation: (knownMatch, characterId) => chooseOperation(knownMatch, characterId, settings),
      },
    );
  }
}

/** Returns the item that a computer player takes from its current offer. */
export function chooseItem(knownMatch: KnownMatch, { level, strategies }: AiSettings): ItemChoice {
  const { side, player, briefing } = knownMatch;
  const { gadgets = [], agents: all = [] } = side.offer ?? {};
  const agents = strategies.draft === 2 && gadgets.length > 0 ? [] : all;
  const sides: State['sides'] = [...knownMatch.state.sides];
  sides[player] = { ...side, offer: { agents, gadgets } };
  const state = { ...knownMatch.state, sides };
  const pick = parseLine(computer(state, player, level));
  const agent = pick?.kind === 'pick-agent' ? characterNamed(state, pick.agent) : undefined;
  const gadget = pick?.kind === 'pick-gadget' ? pick.gadget : undefined;
  const chosen =
    agent !== undefined || gadget !== undefined
      ? { agent, gadget }
      : { agent: agents[0], gadget: agents.length === 0 ? gadgets[0] : undefined };
  const id = chosen.agent === undefined ? null : (briefing.ids[chosen.agent] ?? null);
  return { chosenCharacter: id, chosenCharacterId: id, chosenGadget: chosen.gadget ?? null };
}

/** Returns the gadgets of each character of the player's team, by character id. */
export function chooseEquipment(
  { state, side, player, briefing }: KnownMatch,
  { level, strategies }: AiSettings,
): Record<string, string[]> {
  const nextLine = () => computer({ ...state }, player, level);
  if (strategies.equipment === 2) side.given = side.gadgets.map(() => side.agents[0] ?? null);
  else
    for (let line = nextLine(); line !== 'ready'; line = nextLine()) {
      const command = parseLine(line);
      if (command?.kind !== 'assign') break;
      const agent = characterNamed(state, command.agent);
      const index = side.gadgets.findIndex((gadget, at) => gadget === command.gadget && side.given[at] === null);
      if (agent === undefined || index < 0) break;
      side.given[index] = agent;
    }
  return equipmentOf({ side, briefing });
}

/**
 * Returns the next operation of a character, or RETIRE if the computer finds none or the original server would reject
 * it.
 */
export function chooseOperation(
  { state: told, player }: KnownMatch,
  characterId: string,
  { level, strategies }: AiSettings,
): WireOperation {
  const state = strategies.roulette === 2 ? withoutRoulette(told) : told;
  const actor = state.people.find(({ id }) => id === state.active);
  const at = actor && isOnBoard(actor) ? actor.at : { x: 0, y: 0 };
  const retire = { ...makeOperation({ kind: 'retire' }, characterId, at), target: at };
  try {
    const command = parseLine(computer(state, player, level));
    const isIdle = !command || !isCharacterCommand(command) || command.kind === 'retire';
    return isIdle || isRefusedElsewhere(state, player, command) ? retire : makeOperation(command, characterId, at);
  } catch {
    return retire;
  }
}

/** Whether the original server rejects a command that the document allows: a wiretap on the player's own agent. */
function isRefusedElsewhere(state: State, player: Player, command: Command): boolean {
  if (command.kind !== 'use' || command.gadget !== 'WIRETAP_WITH_EARPLUGS') return false;
  return personAt(state, command.at)?.faction === player;
}

/** Returns the state without usable roulette tables. */
function withoutRoulette(state: State): State {
  const tables = state.board.tables.map((table) => ({ ...table, destroyed: true }));
  return { ...state, board: { ...state.board, tables } };
}

/** Levels that can be chosen by number. Mixed levels are available only at the bot's tables. */
export const DIFFICULTIES = LEVELS.filter(({ mix }) => !mix);

const { draft, equipment, roulette } = texts.behaviours;

/** Behaviours of a computer player, each with two strategies. */
export const BEHAVIOURS = {
  draft: { title: draft.title, strategies: [draft.best, draft.gadgetsFirst] },
  equipment: { title: equipment.title, strategies: [equipment.suitable, equipment.oneAgent] },
  roulette: { title: roulette.title, strategies: [roulette.whenItPays, roulette.never] },
} as const satisfies Record<string, { readonly title: Text; readonly strategies: readonly [Text, Text] }>;

export type Behaviour = keyof typeof BEHAVIOURS;

/** Strategy per behaviour: 1 or 2. */
export type Strategies = Readonly<Record<Behaviour, number>>;

export const USUAL_STRATEGIES: Strategies = { draft: 1, equipment: 1, roulette: 1 };

export interface AiSettings {
  /** Id of one of the game's levels. */
  readonly level: string;
  readonly strategies: Strategies;
}

/** Returns the level of a difficulty. 0 is the strongest. */
export function levelOf(difficulty: number): string {
  return DIFFICULTIES[(difficulty || DIFFICULTIES.length) - 1]?.id ?? '';
}

const NAME = /^[\w-]{1,40}$/;
const strategy = z.int().min(1).max(2).default(1);
const file = z.object({
  difficulty: z.int().min(0).max(DIFFICULTIES.length).default(0),
  x: z.object({ draft: strategy, equipment: strategy, roulette: strategy }).prefault({}),
});

function savedSettings(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
}

/** Reads saved settings. Returns undefined if they are missing or invalid. */
function loadSettings(folder: string, name: string): AiSettings | undefined {
  if (!savedSettings(folder).includes(name)) return undefined;
  try {
    const { difficulty, x } = file.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    return { level: levelOf(difficulty), strategies: x };
  } catch {
    return undefined;
  }
}

/** Saves settings as a file for `--config`. Returns false if the name is invalid. */
function saveSettings(folder: string, name: string, { level, strategies }: AiSettings): boolean {
  if (!NAME.test(name)) return false;
  mkdirSync(folder, { recursive: true });
  const difficulty = DIFFICULTIES.findIndex(({ id }) => id === level) + 1;
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ difficulty, x: strategies }, null, 2)}\n`);
  return true;
}

const { dialog } = texts;

/** Asks for the settings of a computer player. Returns undefined if the user closes the dialog without adding one. */
export async function configureAi(
  terminal: Terminal,
  folder: string,
  language: Language,
): Promise<AiSettings | undefined> {
  let settings: AiSettings = { level: DIFFICULTIES[1]?.id ?? '', strategies: USUAL_STRATEGIES };
  for (;;) {
    terminal.write(...show(settings, folder, language), say(dialog.commands, language));
    const typed = await terminal.read();
    const [command = '', value = ''] = (typed ?? 'close').split(/\s+/);
    if (command === 'add') return settings;
    if (command === 'close' || command === 'quit') return undefined;
    const changed = change(settings, folder, command, value);
    if ('problem' in changed) terminal.write(say(dialog[changed.problem], language));
    else settings = changed;
  }
}

type DialogProblem = { readonly problem: 'help' | 'unknown' | 'missing' | 'badName' };

function change(settings: AiSettings, folder: string, command: string, value: string): AiSettings | DialogProblem {
  if (command === 'help') return { problem: 'help' };
  if (command === 'load') return loadSettings(folder, value) ?? { problem: 'missing' };
  if (command === 'save') return saveSettings(folder, value, settings) ? settings : { problem: 'badName' };
  const level = command === 'level' ? DIFFICULTIES[Number(value) - 1]?.id : undefined;
  if (level !== undefined) return { ...settings, level };
  const behaviour = (Object.keys(BEHAVIOURS) as Behaviour[]).find((one) => one === command);
  if (!behaviour || (value !== '1' && value !== '2')) return { problem: 'unknown' };
  return { ...settings, strategies: { ...settings.strategies, [behaviour]: Number(value) } };
}

function show({ level, strategies }: AiSettings, folder: string, language: Language): string[] {
  const options = (strategies: readonly Text[], chosen: number) =>
    strategies
      .map((text, index) => `${index + 1 === chosen ? '(•)' : '( )'} ${index + 1} ${say(text, language)}`)
      .join('  ');
  const names = DIFFICULTIES.map(({ name }) => name);
  const at = DIFFICULTIES.findIndex(({ id }) => id === level) + 1;
  return [
    '',
    `== ${say(dialog.title, language)} ==`,
    say(dialog.saved({ names: savedSettings(folder) }), language),
    `${say(dialog.level, language)} (level): ${options(names, at)}`,
    ...(Object.keys(BEHAVIOURS) as Behaviour[]).map((behaviour) => {
      const { title, strategies: offered } = BEHAVIOURS[behaviour];
      return `${say(title, language)} (${behaviour}): ${options(offered, strategies[behaviour])}`;
    }),
  ];
}

/** Runs a computer player with the command line of this process. */
export const main = () =>
  run(
    OPTIONS,
    HELP,
    async (given) => {
      const { values, extras } = given;
      const { address } = values;
      const isDialog = values.configure !== undefined;
      if (address === undefined && !isDialog) throw new Error('--address is missing. See --help.');
      const strategy = (behaviour: string) => wholeNumber(extras[behaviour] ?? '1', `x ${behaviour}`, 1, 2);
      const chosen: AiSettings = {
        level: levelOf(wholeNumber(values.difficulty ?? '0', 'difficulty', 0, DIFFICULTIES.length)),
        strategies: { draft: strategy('draft'), equipment: strategy('equipment'), roulette: strategy('roulette') },
      };
      const options = {
        ...playerSettings(given, { name: 'Longtable', verbosity: '3' }),
        reconnectTimeoutMs: wholeNumber(extras.patience ?? '120', 'x patience', 0, 86_400) * 1000,
      };
      const settings = isDialog ? await settingsFromDialog(extras) : chosen;
      if (!settings || address === undefined) return;
      const { won, reason } = await new AiClient({ ...options, address, ...settings }).verdict;
      console.log(`${won ? 'Won' : 'Lost'}: ${reason}`);
    },
    EXTRA_KEYS,
  );

if (import.meta.main) await main();
