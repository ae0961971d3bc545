import type { Text, Viewer } from '@longtable/kit';
import { SIGNS } from '@longtable/kit/picture';
import { ButtonStyle } from 'discord.js';
import type { FeatureButton } from '../../host/feature.ts';
import { logId, replayId, shareId } from './ids.ts';
import { texts } from './words/texts.ts';

const { Secondary } = ButtonStyle;

/** Returns the button that opens the replay of a finished table, by default at its start for spectators. */
export function openReplayButton(
  table: string,
  { move = 0, viewer = 'spectator' as Viewer, label = texts.buttons.replay as Text } = {},
): FeatureButton {
  return [replayId.make({ step: 'open', table, viewer, move }), label, Secondary, SIGNS.film];
}

export function shareButton(table: string): FeatureButton {
  return [shareId.make({ table }), texts.buttons.share, Secondary, SIGNS.share];
}

export function logButton(table: string): FeatureButton {
  return [logId.make({ table, page: 0 }), texts.log.title, Secondary];
}
