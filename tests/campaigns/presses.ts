import type { APIMessage } from 'discord-api-types/v10';
import { type Id, parseId, parseValue } from '../../bot/face/id.ts';
import { components, type Outcome, type Person } from '../person.ts';

/** What a button or an option of a menu stands for. */
export type Choice = Extract<Id, { kind: 'choice' }>;

/** Something on a message that a person can press. */
export interface Press {
  readonly message: APIMessage;
  readonly customId: string;
  /** The option to choose, where the component is a menu. */
  readonly value?: string;
  readonly choice: Choice;
}

/** Everything on a message that goes on with a line: its buttons, and the options of its menus. */
export function pressesOn(message: APIMessage): Press[] {
  return components(message).flatMap(({ custom_id: customId, options, disabled }): Press[] => {
    const id = customId === undefined || disabled ? undefined : parseId(customId);
    if (!id || customId === undefined) return [];
    if (id.kind === 'choice') return [{ message, customId, choice: id }];
    if (id.kind !== 'menu') return [];
    return (options ?? []).flatMap(({ value }) => {
      const chosen = parseValue(value);
      return chosen ? [{ message, customId, value, choice: { ...id, kind: 'choice', ...chosen } }] : [];
    });
  });
}

/** A person presses it. */
export function press(person: Person, { message, customId, value }: Press): Promise<Outcome> {
  return value === undefined ? person.click(message, customId) : person.choose(message, customId, [value]);
}

/** Whether only one person can see a message. */
export function isEphemeral({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & 64) !== 0;
}
