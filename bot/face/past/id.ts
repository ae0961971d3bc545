import type { Viewer } from '../../../games/kit/game.ts';

const STEPS = ['first', 'back', 'goto', 'forward', 'last', 'viewer', 'file'] as const;
const ACTS = ['newer', 'older', 'replay', 'file'] as const;

/** The part of a replay that a button belongs to; two buttons may lead to the same move. */
export type Step = (typeof STEPS)[number];

/** What a button, menu or modal around finished games stands for. */
export type PastId =
  | {
      readonly kind: 'replay';
      readonly step: Step;
      /** A table, or nothing for the file that is attached to the message. */
      readonly table: string | undefined;
      readonly viewer: Viewer;
      readonly move: number;
    }
  | { readonly kind: 'history'; readonly act: (typeof ACTS)[number]; readonly person: string; readonly page: number }
  | { readonly kind: 'forget'; readonly sure: boolean };

/** Writes an id as a custom id. */
export function makePastId(id: PastId): string {
  switch (id.kind) {
    case 'replay':
      return `replay|${id.step}|${id.table ?? ''}|${id.viewer}|${id.move}`;
    case 'history':
      return `history|${id.act}|${id.person}|${id.page}`;
    case 'forget':
      return `forget|${id.sure ? 'yes' : 'no'}`;
  }
}

/** Reads a custom id; nothing if it is not one of these. */
export function parsePastId(customId: string): PastId | undefined {
  const [kind, word, ...rest] = customId.split('|');
  const text = rest.join('|');
  if (kind === 'replay') return parseReplay(word, text);
  if (kind === 'history') return parseHistory(word, text);
  const sure = word === 'yes';
  return kind === 'forget' && rest.length === 0 && (sure || word === 'no') ? { kind, sure } : undefined;
}

function parseReplay(word: string | undefined, text: string): PastId | undefined {
  const step = STEPS.find((name) => name === word);
  const match = /^([\w-]{0,16})\|(spectator|\d)\|(0|[1-9]\d{0,5})$/.exec(text);
  if (!step || !match) return undefined;
  const [, table, viewer, move] = match;
  return {
    kind: 'replay',
    step,
    table: table || undefined,
    viewer: viewer === 'spectator' ? viewer : Number(viewer),
    move: Number(move),
  };
}

function parseHistory(word: string | undefined, text: string): PastId | undefined {
  const act = ACTS.find((name) => name === word);
  const match = /^(\d{1,20})\|(0|[1-9]\d{0,5})$/.exec(text);
  return act && match ? { kind: 'history', act, person: match[1] as string, page: Number(match[2]) } : undefined;
}
