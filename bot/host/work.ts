/** A piece of work of the main thread, so that the log can name it if the process ends in the middle of it. */
export interface Work {
  /** The cause of the work, or the store of the record that is due. */
  readonly kind: 'interaction' | 'program' | 'delivery' | 'deadlines' | DueStore;
  /** The id of the record that is due, or of the table that was read last. */
  id?: string | undefined;
}

type DueStore = 'digests' | 'lobbyPosts' | 'tournaments';

const DUE_STORES: readonly string[] = ['digests', 'lobbyPosts', 'tournaments'] satisfies DueStore[];

/** Returns the store whose record a piece of work is about. */
export function storeOf({ kind }: Work): DueStore | 'tables' {
  return DUE_STORES.includes(kind) ? (kind as DueStore) : 'tables';
}
