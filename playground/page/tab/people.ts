import type { APIUser } from 'discord-api-types/v10';
import type { World } from './state.ts';

/** How a person is called. */
export function nameOf(user: APIUser): string {
  return user.global_name ?? user.username;
}

/** The people of the server and the bot. */
export function everybody({ people, bot }: World): readonly APIUser[] {
  return bot ? [...people, bot] : people;
}
