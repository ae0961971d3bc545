import type { APIUser } from 'discord-api-types/v10';
import { nameOf } from './people.ts';

const KEY = 'person';

/** Whom this tab wants to be, by name: the address says it (`?as=Ada`), or the tab remembers. */
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

/** The person of that name, if there is one. */
export function named(people: readonly APIUser[], name: string): APIUser | undefined {
  const sought = name.toLowerCase();
  return people.find((one) => one.username.toLowerCase() === sought || nameOf(one).toLowerCase() === sought);
}
