import type { Place } from '../../../storage/records/table.ts';

/** Whether a table is to have a post of its own in a forum that nobody has made yet. */
export function awaitsPost({ channel, forum }: Place): boolean {
  return channel === forum;
}
