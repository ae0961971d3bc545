/** Words cut to a length: united names have no limit, menus and columns do. */
export function clip(words: string, max: number): string {
  return words.length <= max ? words : `${words.slice(0, max - 1).toWellFormed()}…`;
}
