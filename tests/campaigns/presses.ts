import { type CommandInput, components, type Outcome, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { type Id, parseId, parseValue } from '../../bot/custom-ids/ids.ts';
import { isEphemeral } from '../game-helpers.ts';

/** A user of a page or of the playground's API. */
export interface Presser extends Pick<TestUser, 'user' | 'channels' | 'latest' | 'command' | 'dismiss'> {
  messages(channel: string): APIMessage[];
  click(message: APIMessage, customId: string): Promise<Outcome>;
  choose(message: APIMessage, customId: string, values: readonly string[]): Promise<Outcome>;
}

export type Choice = Extract<Id, { kind: 'choice' }>;

/** Separator of combined choices. */
const JOIN = ',';

/** A possible press on a message. */
export interface Press {
  readonly message: APIMessage;
  readonly customId: string;
  /** Options to choose in a menu: its minimum number, or one. */
  readonly values?: readonly string[];
  readonly choice: Choice;
}

/** Returns the buttons and menu options of a message that continue a line. */
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

export function press(person: Presser, { message, customId, values }: Press): Promise<Outcome> {
  return values === undefined ? person.click(message, customId) : person.choose(message, customId, [...values]);
}

/** Returns the boards of a user's tables, including finished games. */
export function boardsOf(person: Presser): APIMessage[] {
  return person.channels
    .flatMap(({ id }) => person.messages(id))
    .filter((message) => !isEphemeral(message) && isNamedOn(message, person));
}

/** Whether the heading of a board names the user. */
function isNamedOn({ content }: APIMessage, { user }: Presser): boolean {
  const [head = ''] = content.split('\n');
  const isThere = (name: string) => name === user.global_name || name.includes(`<@${user.id}>`);
  return head.startsWith('**') && head.split(/ · | – /).some(isThere);
}

/** Returns a user's open panels. */
export function panelsOf(person: Presser): APIMessage[] {
  return person.channels.flatMap(({ id }) => person.messages(id)).filter(isEphemeral);
}

/** Requests a table. If the channel is occupied, opens the offered thread. */
export async function requestTable(
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
