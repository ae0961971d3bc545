import {
  type AnyDesign,
  type AnyGame,
  type Design,
  type Document,
  describeOptions,
  type Fault,
  type Text,
} from '@longtable/kit';
import type { Context } from '../context.ts';

/** Something that people may make: for which game, and what. */
export interface DesignKind {
  readonly game: AnyGame;
  readonly design: Design;
}

/** All that may be made for the games of a shelf. */
export function designKindsOf(shelf: Iterable<AnyGame>): DesignKind[] {
  return [...shelf].flatMap((game) => (game.designs ?? []).map((design) => ({ game, design })));
}

/** What a craft is called in commands: by itself, or with its game where others are called alike. */
export function designKindName({ game, design }: DesignKind, all: readonly DesignKind[]): string {
  const alike = all.filter((other) => other.design.id === design.id);
  return alike.length > 1 ? `${game.id}-${design.id}` : design.id;
}

/** A craft by its game and its id; nothing if it is not on the shelf any more. */
export function findDesignKind(
  context: Context,
  card: { readonly game: string; readonly design: string },
): DesignKind | undefined {
  const game = context.shelf.get(card.game);
  const design = game?.designs?.find(({ id }) => id === card.design);
  return game && design && { game, design };
}

/** All that keeps something from being played. */
export function faultsIn({ game, design }: DesignKind, doc: Document): readonly Fault[] {
  const any: AnyDesign = design;
  const faults = any.faults(doc);
  if (faults.length > 0) return faults;
  return tooLarge(game, optionsOf({ game, design }, doc)).map((reason) => ({ reason }));
}

/** Which files a game would not take because of their size, in words. */
export function tooLarge(game: AnyGame, texts: Readonly<Record<string, string>>): Text[] {
  return describeOptions(game.options).flatMap((option) => {
    const text = texts[option.name];
    if (text === undefined || option.kind !== 'file' || Buffer.byteLength(text) <= option.maxBytes) return [];
    const kb = Math.floor(option.maxBytes / 1000);
    return [{ en: `the file can’t be larger than ${kb} KB`, de: `die Datei darf höchstens ${kb} KB groß sein` }];
  });
}

/** What a table is given to play with it. */
export function optionsOf({ design }: DesignKind, doc: Document): Record<string, string> {
  const texts = (design as AnyDesign).write(doc);
  return Object.fromEntries(
    design.files.flatMap(({ option }, index) => (texts[index] === undefined ? [] : [[option, texts[index]]])),
  );
}
