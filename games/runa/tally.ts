import type { Text } from '../kit/text.ts';
import type { State } from './state.ts';

/** What statistics count: how far Runa came, and what she dealt and took. */
export function tally({ story }: State): readonly { readonly label: Text; readonly value: number }[] {
  return [
    { label: { en: 'rooms won', de: 'gewonnene Räume' }, value: story.rooms },
    { label: { en: 'monsters slain', de: 'erschlagene Monster' }, value: story.slain.length },
    { label: { en: 'damage dealt', de: 'ausgeteilter Schaden' }, value: story.dealt },
    { label: { en: 'damage taken', de: 'erlittener Schaden' }, value: story.taken },
  ];
}
