import type { Face, Seat, Viewer } from './game.ts';
import { say, type Text } from './text.ts';

// Until a game's words know their reader, this turns what it has into a face; each game leaves it behind.

export interface View {
  readonly board: readonly string[];
  readonly coloured?: readonly string[];
  readonly sentences: readonly Text[];
}

export interface Page {
  readonly title: Text;
  readonly lines: readonly string[];
  readonly text?: Text;
}

export function interimFace<State, Event>(old: {
  view(state: State, viewer: Viewer): View;
  story(events: readonly Event[], viewer: Viewer): readonly string[];
  ending(state: State): Text;
  ask(state: State, seat: Seat, partial: string): Text;
  pages?(state: State, viewer: Viewer): readonly Page[];
}): Face<State, Event> {
  return {
    view(state, { viewer, language }) {
      const { sentences, ...drawn } = old.view(state, viewer);
      return { ...drawn, sentences: sentences.map((sentence) => say(sentence, language)) };
    },
    story: (events, { viewer }) => old.story(events, viewer),
    ending: (state, { language }) => say(old.ending(state), language),
    ask: (state, seat, partial, { language }) => say(old.ask(state, seat, partial), language),
    ...(old.pages && {
      pages: (state: State, { viewer, language }) =>
        (old.pages?.(state, viewer) ?? []).map(({ title, lines, text }) => ({
          title: say(title, language),
          lines,
          ...(text !== undefined && { text: say(text, language) }),
        })),
    }),
  };
}
