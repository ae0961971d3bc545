import type { Viewer } from '../../kit/game.ts';
import { boardLines } from '../drawing/board.ts';
import type { FarmlandEvent, Part } from '../events.ts';

/** What a viewer reads of a line. */
export function read(parts: readonly Part[], viewer: Viewer): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.owner === viewer ? part.secret : '???';
    })
    .join('');
}

/** What a viewer hears of an event, in the document's words. */
export function tell(event: FarmlandEvent, viewer: Viewer): readonly string[] {
  switch (event.kind) {
    case 'line':
    case 'revelation':
      return [read(event.parts, viewer)];
    case 'board':
      return [...boardLines(event), ...event.show.map((parts) => read(parts, viewer))];
    case 'auto':
      return [];
  }
}
