import type { APIUser } from 'discord-api-types/v10';
import type { Action, GivenFile, News } from '../../protocol.ts';
import type { Attempt, State, World } from './state.ts';
import type { Words } from './words.ts';

type WithoutNonce<Some> = Some extends unknown ? Omit<Some, 'nonce'> : never;

/** What a person does, before it has a number. */
type Doing = WithoutNonce<Action>;
/** What answers an action. */
export type Answer = Extract<News, { nonce: number }>;

/** What every part of the page can see and do. */
export interface Page {
  readonly state: State;
  readonly words: Words;
  readonly locale: string;
  /** Does something; `shown` is how the page shows that it waits, `heard` is called with each answer. */
  act(doing: Doing, shown?: Pick<Attempt, 'typed' | 'pressed'>, heard?: (answer: Answer) => void): void;
  /** Takes a failed attempt off the page. */
  forget(nonce: number): void;
  open(channel: string): void;
  openDm(): void;
  be(person: string): void;
  /** Begins a slash command in the composer. */
  call(name: string): void;
}

/** Draws again only when one of the things that it looks at is another one. */
export function whenChanged(look: () => readonly unknown[], draw: () => void): () => void {
  let seen: readonly unknown[] | undefined;
  return () => {
    const now = look();
    if (seen && now.length === seen.length && now.every((one, index) => Object.is(one, seen?.[index]))) return;
    seen = now;
    draw();
  };
}

/** The largest file that Discord takes from a person. */
export const FILE_MAX = 10 * 1024 * 1024;

/** A file as it goes to the playground. */
export async function readFile(file: File): Promise<GivenFile> {
  const reader = new FileReader();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
  reader.addEventListener('error', () => reject(reader.error));
  reader.readAsDataURL(file);
  return { filename: file.name, base64: await promise };
}

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
