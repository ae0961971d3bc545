import {
  type AnyDesign,
  type AnyGame,
  type Design,
  type Document,
  describeOptions,
  type Fault,
  type Text,
} from '@longtable/kit';
import type { Context } from '../../host/context.ts';
import { texts as TEXTS } from '../../host/words/texts.ts';

/** A kind of design that users can make, and its game. */
export interface DesignKind {
  readonly game: AnyGame;
  readonly design: Design;
}

export function designKindsOf(games: Iterable<AnyGame>): DesignKind[] {
  return [...games].flatMap((game) => (game.designs ?? []).map((design) => ({ game, design })));
}

/** Returns the command name of a design kind, prefixed with its game if several games use the same name. */
export function designKindName({ game, design }: DesignKind, all: readonly DesignKind[]): string {
  const alike = all.filter((other) => other.design.id === design.id);
  return alike.length > 1 ? `${game.id}-${design.id}` : design.id;
}

/** Finds a design kind by game and id. Undefined if it no longer exists. */
export function findDesignKind(
  context: Context,
  card: { readonly game: string; readonly design: string },
): DesignKind | undefined {
  const game = context.games.get(card.game);
  const design = game?.designs?.find(({ id }) => id === card.design);
  return game && design && { game, design };
}

/** Returns the faults that make a design unplayable: those the design reports, otherwise one for each file that is too large. */
export function faultsIn({ game, design }: DesignKind, doc: Document): readonly Fault[] {
  const any: AnyDesign = design;
  const faults = any.faults(doc);
  if (faults.length > 0) return faults;
  return tooLarge(game, optionsOf({ game, design }, doc)).map((reason) => ({ reason }));
}

/** Returns a reason for each file that exceeds the game's size limit. */
export function tooLarge(game: AnyGame, texts: Readonly<Record<string, string>>): Text[] {
  return describeOptions(game.options).flatMap((option) => {
    const text = texts[option.name];
    if (text === undefined || option.kind !== 'file' || Buffer.byteLength(text) <= option.maxBytes) return [];
    const kb = Math.floor(option.maxBytes / 1000);
    return [TEXTS.files.tooLarge({ kb })];
  });
}

/** Returns the table options for playing with a design. */
export function optionsOf({ design }: DesignKind, doc: Document): Record<string, string> {
  const texts = (design as AnyDesign).write(doc);
  return Object.fromEntries(
    design.files.flatMap(({ option }, index) => (texts[index] === undefined ? [] : [[option, texts[index]]])),
  );
}
