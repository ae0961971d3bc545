/** A line of the game log and the event it tells of, whose icon stands before it. */
export interface Told<Event> {
  readonly text: string;
  readonly of: Event;
}

/** The lines alone. */
export function textsOf(told: readonly Told<unknown>[]): string[] {
  return told.map(({ text }) => text);
}
