import type { Text } from '../kit/text.ts';
import type { State } from './state.ts';

/** What the statistics count: how far Runa got, and the damage she dealt and took. */
export function tally({ story }: State): readonly { readonly label: Text; readonly value: number }[] {
  return [
    { label: { en: 'Rooms cleared', de: 'Geschaffte Räume' }, value: story.rooms },
    { label: { en: 'Monsters slain', de: 'Besiegte Monster' }, value: story.slain.length },
    { label: { en: 'Damage dealt', de: 'Ausgeteilter Schaden' }, value: story.dealt },
    { label: { en: 'Damage taken', de: 'Erlittener Schaden' }, value: story.taken },
  ];
}
