import type { Text, Viewer } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import type { ButtonSpec } from '../../host/feature.ts';
import { plain } from '../../render/page.ts';
import { logId, replayId, shareId } from './ids.ts';
import { texts } from './words/texts.ts';

/** Returns the button that opens the replay of a finished table, by default at its start for spectators. */
export function openReplayButton(
  table: string,
  { move = 0, viewer = 'spectator' as Viewer, label = texts.buttons.replay as Text } = {},
): ButtonSpec {
  return plain(replayId.make({ step: 'open', table, viewer, move }), label, SIGNS.film);
}

export function shareButton(table: string): ButtonSpec {
  return plain(shareId.make({ table }), texts.buttons.share, SIGNS.share);
}

export function logButton(table: string): ButtonSpec {
  return plain(logId.make({ table, page: 0 }), texts.log.title);
}
