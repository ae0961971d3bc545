import type { APIUser } from 'discord-api-types/v10';
import { nameOf } from '../tab/people.ts';

const BEGUN = /(^|\s)@([\p{L}\p{N}_]*)$/u;

/** The name that somebody has begun to type behind an @, up to where they are; nothing if they have not. */
export function begunName(text: string): string | undefined {
  return BEGUN.exec(text)?.[2];
}

/** The people whom a begun name may mean. */
export function meant(people: readonly APIUser[], begun: string): APIUser[] {
  const sought = begun.toLowerCase();
  return people.filter((one) => [nameOf(one), one.username].some((name) => name.toLowerCase().startsWith(sought)));
}

/** The text with the begun name finished. */
export function finished(text: string, user: APIUser): string {
  return text.replace(BEGUN, (_, before: string) => `${before}@${nameOf(user)} `);
}

/** The text as it is sent: names behind an @ as the mentions they stand for. */
export function withMentions(text: string, people: readonly APIUser[]): string {
  const names = people.toSorted((one, other) => nameOf(other).length - nameOf(one).length);
  return text.replace(/(^|\s)@([\p{L}\p{N}_]+)/gu, (whole, before: string, name: string) => {
    const user = names.find((one) => [nameOf(one), one.username].some((it) => it.toLowerCase() === name.toLowerCase()));
    return user ? `${before}<@${user.id}>` : whole;
  });
}
