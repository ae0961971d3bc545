import { type CommandInput, components, type Outcome, type TestUser } from '@longtable/playground/testing/test-user';
import type { APIMessage } from 'discord-api-types/v10';
import { type Id, parseId, parseValue } from '../../bot/custom-ids/ids.ts';
import { isEphemeral } from '../game-helpers.ts';

/** Somebody who presses: over a page’s wire, or at the playground itself. */
export type Presser = Pick<
  TestUser,
  'user' | 'channels' | 'messages' | 'latest' | 'click' | 'choose' | 'command' | 'dismiss'
>;

/** What a button or an option of a menu stands for. */
export type Choice = Extract<Id, { kind: 'choice' }>;

/** How games join what is taken together. */
const JOIN = ',';

/** Something on a message that a person can press. */
export interface Press {
  readonly message: APIMessage;
  readonly customId: string;
  /** The options to choose, where the component is a menu: one, or as many as it wants at least. */
  readonly values?: readonly string[];
  readonly choice: Choice;
}

/** Everything on a message that goes on with a line: its buttons, and the options of its menus. */
export function pressesOn(message: APIMessage): Press[] {
  return components(message).flatMap(
    ({ custom_id: customId, options = [], min_values: least = 1, disabled }): Press[] => {
      const id = customId === undefined || disabled ? undefined : parseId(customId);
      if (!id || customId === undefined) return [];
      if (id.kind === 'choice') return [{ message, customId, choice: id }];
      if (id.kind !== 'menu') return [];
      return options.flatMap((_, index) => {
        const values = [...options.slice(index), ...options].slice(0, least).map(({ value }) => value);
        const [chosen, ...others] = values.flatMap((value) => parseValue(value) ?? []);
        if (!chosen) return [];
        const more = others.map(({ line }) => line.slice(id.line.length));
        const choice = { ...id, kind: 'choice' as const, ...chosen, line: [chosen.line, ...more].join(JOIN) };
        return [{ message, customId, values, choice }];
      });
    },
  );
}

/** A person presses it. */
export function press(person: Presser, { message, customId, values }: Press): Promise<Outcome> {
  return values === undefined ? person.click(message, customId) : person.choose(message, customId, [...values]);
}

/** The boards of tables at which somebody sits, those of finished games too. */
export function boardsOf(person: Presser): APIMessage[] {
  return person.channels
    .flatMap(({ id }) => person.messages(id))
    .filter((message) => !isEphemeral(message) && sitsAt(message, person));
}

/** The line above a board names everybody at its table. */
function sitsAt({ content }: APIMessage, { user }: Presser): boolean {
  const [head = ''] = content.split('\n');
  const isThere = (name: string) => name === user.global_name || name.includes(`<@${user.id}>`);
  return head.startsWith('**') && head.split(/ · | – /).some(isThere);
}

/** The private panels that somebody has open. */
export function panelsOf(person: Presser): APIMessage[] {
  return person.channels.flatMap(({ id }) => person.messages(id)).filter(isEphemeral);
}

/** Asks for a table, and where one already stands opens the thread that is offered. */
export async function askForTable(
  person: Presser,
  channel: string,
  game: string,
  options: CommandInput['options'] = {},
): Promise<Outcome> {
  const asked = await person.command(channel, 'play', { subcommand: game, options });
  const offer = person.messages(channel).findLast(isEphemeral);
  const thread = offer && components(offer).find(({ custom_id }) => custom_id?.startsWith('thread|'))?.custom_id;
  return offer && thread ? person.click(offer, thread) : asked;
}
