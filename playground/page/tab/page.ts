import type { APIUser } from 'discord-api-types/v10';
import type { ActionResponse, GivenFile, NewAction } from '../../protocol.ts';
import type { Attempt, PageWorld, State } from './state.ts';
import type { Words } from './words/words.ts';

/** State and actions available to all parts of the page. */
export interface Page {
  readonly state: State;
  readonly words: Words;
  readonly locale: string;
  /** Sends an action. `shown` is its pending input on the page; `onResponse` is called with the response. */
  act(
    action: NewAction,
    shown?: Pick<Attempt, 'typed' | 'pressed'>,
    onResponse?: (response: ActionResponse) => void,
  ): void;
  /** Removes a failed attempt from the page. */
  forget(nonce: number): void;
  /** Opens a channel, at a message if one is given. */
  open(channel: string, message?: string): void;
  openDm(): void;
  switchUser(person: string): void;
  /** Returns the playground's time in ms. */
  now(): number;
  /** Starts a slash command in the composer. */
  call(name: string): void;
}

/** Returns a function that calls `draw` if one of the dependencies has changed since its last call. */
export function whenChanged(deps: () => readonly unknown[], draw: () => void): () => void {
  let seen: readonly unknown[] | undefined;
  return () => {
    const now = deps();
    if (seen && now.length === seen.length && now.every((one, index) => Object.is(one, seen?.[index]))) return;
    seen = now;
    draw();
  };
}

/** Maximum file size for users, in bytes. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Reads a file as base64. */
export async function readFile(file: File): Promise<GivenFile> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(file);
  return { filename: file.name, base64: await promise };
}

const USER_KEY = 'person';

export function nameOf(user: APIUser): string {
  return user.global_name ?? user.username;
}

/** Returns all users of the server and the bot. */
export function allUsers({ people, bot }: PageWorld): readonly APIUser[] {
  return bot ? [...people, bot] : people;
}

/**
 * Returns the name of this tab's user from the URL (`?as=Ada`) or the session storage, or undefined if neither has one.
 */
export function requestedUser(): string | undefined {
  return new URL(location.href).searchParams.get('as') ?? sessionStorage.getItem(USER_KEY) ?? undefined;
}

/** Stores this tab's user in the session storage. A copied URL names no user, so that a new tab is someone else. */
export function rememberUser(person: APIUser): void {
  sessionStorage.setItem(USER_KEY, nameOf(person));
  const address = new URL(location.href);
  address.searchParams.delete('as');
  history.replaceState(null, '', address);
}
