import { cast } from './files/cast.ts';
import type { CharacterSpec } from './files/characters.ts';

/** The characters of a match: those that somebody brought, else the house's own, which no match needs to keep. */
export function castOf(match: { readonly cast?: readonly CharacterSpec[] | undefined }): readonly CharacterSpec[] {
  return match.cast ?? cast;
}
