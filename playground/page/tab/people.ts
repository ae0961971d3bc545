import type { APIUser } from 'discord-api-types/v10';
import type { World } from './state.ts';

const KEY = 'person';

/** How a person is called. */
export function nameOf(user: APIUser): string {
  return user.global_name ?? user.username;
}

/** The people of the server and the bot. */
export function everybody({ people, bot }: World): readonly APIUser[] {
  return bot ? [...people, bot] : people;
}

/** The name of the person this tab is: from its address (`?as=Ada`), or as the tab remembers. */
export function wanted(): string | undefined {
  return new URL(location.href).searchParams.get('as') ?? sessionStorage.getItem(KEY) ?? undefined;
}

/** Remembers who this tab is, so that a reload, or the address sent to another tab, is the same person. */
export function remember(person: APIUser): void {
  sessionStorage.setItem(KEY, nameOf(person));
  const address = new URL(location.href);
  address.searchParams.set('as', nameOf(person));
  history.replaceState(null, '', address);
}
