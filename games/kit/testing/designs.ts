import fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyDesign, Design, List, Listed, Painted } from '../design/design.ts';
import { type Document, document } from '../design/document.ts';
import { type Field, groupsOf, readFilled, showValue } from '../design/field.ts';
import { paint, stepBack, takeBack, within } from '../design/painting.ts';
import type { AnyGame } from '../game.ts';
import { OPTIONS_MAX } from '../lists.ts';
import { describeOptions } from '../options.ts';
import { widthOf } from '../reader.ts';
import { LANGUAGES, say, type Text } from '../text.ts';
import { must } from './law.ts';

/** The fields that Discord allows in one form. */
const FORM_MAX = 5;
const LINE_MAX = 32;
const NAME_MAX = 24;

/** What people may make for a game is described in every language, and fits menus, forms and the game's own options. */
export function describesDesign(game: AnyGame, design: Design): void {
  must(/^[a-z][a-z0-9-]{0,20}$/.test(design.id), `"${design.id}" isn't a valid command name`);
  speaks(design.name, 40);
  speaks(design.about, 100);
  if (design.second) speaks(design.second.about, 70);
  const options = describeOptions(game.options);
  for (const { option, ending } of design.files) {
    must(
      options.some(({ name, kind }) => name === option && kind === 'file'),
      `there is no file option "${option}"`,
    );
    must(/^(\.[a-z0-9]+)+$/.test(ending), `"${ending}" isn't a valid file extension`);
  }
  must(design.starts.length > 0 && design.starts.length <= OPTIONS_MAX, `a design needs 1 to ${OPTIONS_MAX} starts`);
  if (design.kind === 'painted') describesBrushes(design);
  else describesLists(design);
}

function describesBrushes({ brushes, fill, board }: Painted): void {
  must(
    brushes.some(({ sign }) => sign === fill),
    'the sign of new fields must be one of the brushes',
  );
  speaks(board.name, 24);
  for (const { sign, name } of brushes) {
    must(
      /^[!-~]$/.test(sign) && sign !== '`',
      `"${sign}" can't be the sign of a brush: use one printable ASCII character`,
    );
    speaks(name, 60);
  }
}

function describesLists({ lists }: Listed): void {
  must(lists.length === 1 || lists.length === 2, 'a design has 1 or 2 lists');
  for (const { name, fields, fresh, most } of lists) {
    speaks(name, 24);
    must(fresh !== undefined || most === 1, 'a list with several entries needs `fresh`');
    for (const { fields: together } of groupsOf(fields)) {
      must(together.length <= FORM_MAX, `a form has room for ${FORM_MAX} fields`);
    }
    must(fields.filter(({ kind }) => kind === 'many').length <= 1, 'a list can have only one field of kind "many"');
    for (const field of fields) {
      speaks(field.name, NAME_MAX);
      if ('options' in field) must(field.options.length <= OPTIONS_MAX, `a menu has room for ${OPTIONS_MAX} options`);
      if ('options' in field) for (const { name } of field.options) speaks(name, 60);
    }
  }
}

/** What one begins from is sound, is kept as it is, comes back from its files as it went in, and can be played. */
export function startsAreSound(game: AnyGame, design: Design): void {
  const any: AnyDesign = design;
  for (const { name, doc } of any.starts) {
    speaks(name, 60);
    expect(any.faults(doc)).toEqual([]);
    expect(document.parse(JSON.parse(JSON.stringify(doc)))).toStrictEqual(doc);
    const texts = any.write(doc);
    must(texts.length >= 1 && texts.length <= design.files.length, 'write must return at most one text per file');
    const reading = any.read(texts as [string, ...string[]]);
    if (reading.problem !== undefined) throw new Error(say(reading.problem, 'en'));
    expect(reading.doc).toStrictEqual(doc);
    expect(any.write(reading.doc)).toEqual(texts);
    for (const seed of [0, 1]) {
      const options = Object.fromEntries(design.files.map(({ option }, index) => [option, texts[index]]));
      const begun = game.setup(game.options.parse(options), seed, game.seats.max);
      must(!begun.refused, `it can't be played: ${JSON.stringify(begun.refused)}`);
    }
    for (const other of any.second ? any.starts : []) mustMeet(game, any, doc, other.doc);
    if (design.kind === 'listed' && 'lists' in doc) linesFit(design, doc.lists);
  }
}

/** Two that may meet at a table can be played. */
function mustMeet(game: AnyGame, design: AnyDesign, one: Document, other: Document): void {
  const options = design.second?.options(one, other);
  if (!options) return;
  const begun = game.setup(game.options.parse(options), 1, game.seats.max);
  must(!begun.refused, `the two can't be played together: ${JSON.stringify(begun.refused)}`);
}

function linesFit({ lists }: Listed, filled: Readonly<Record<string, readonly Parameters<List['line']>[0][]>>): void {
  for (const list of lists) {
    for (const entry of [...(filled[list.id] ?? []), ...(list.fresh ? [list.fresh] : [])]) {
      for (const language of LANGUAGES) {
        const line = list.line(entry, language);
        must(widthOf(line) <= LINE_MAX && line !== '', `"${line}" must be 1 to ${LINE_MAX} columns wide`);
      }
    }
  }
}

/** Whatever becomes of a design: without a fault it can be played, with one there is a reason in every language; and it can be undone. */
export function faultsAreReasons(game: AnyGame, design: Design): void {
  const any: AnyDesign = design;
  const changed = design.kind === 'painted' ? repainted(design) : refilled(design);
  fc.assert(
    fc.property(changed, (docs) => {
      for (const [index, doc] of docs.entries()) {
        const faults = any.faults(doc);
        for (const { reason } of faults) speaks(reason, 300);
        const before = docs[index - 1];
        if (before) expect(takeBack(doc, stepBack(before, doc))).toStrictEqual(before);
        if (faults.length > 0) continue;
        const texts = any.write(doc);
        const options = Object.fromEntries(design.files.map(({ option }, at) => [option, texts[at]]));
        const begun = game.setup(game.options.parse(options), 1, game.seats.max);
        must(!begun.refused, `it has no fault but can't be played: ${JSON.stringify(begun.refused)}`);
        if (any.starts[0]) mustMeet(game, any, any.starts[0].doc, doc);
        const reading = any.read(texts as [string, ...string[]]);
        expect(reading.problem).toBeUndefined();
        if (reading.problem === undefined) expect(any.write(reading.doc)).toEqual(texts);
      }
    }),
    { numRuns: 30, seed: 1 },
  );
}

/** A start and what a few strokes of random brushes make of it. */
function repainted(design: Painted): fc.Arbitrary<Document[]> {
  const place = fc.record({ x: fc.nat(11), y: fc.nat(7) });
  const stroke = fc.tuple(place, place, fc.constantFrom(...design.brushes.map(({ sign }) => sign)));
  const start = fc.constantFrom(...design.starts.map(({ doc }) => doc));
  return fc.tuple(start, fc.array(stroke, { maxLength: 4 })).map(([doc, strokes]) => {
    const docs = [doc];
    for (const [from, to, sign] of strokes) {
      const { boards } = docs.at(-1)!;
      const board = boards[0]!;
      docs.push({ boards: boards.with(0, paint(design, board, within(board, from), within(board, to), sign)) });
    }
    return docs;
  });
}

/** A start and what it is with fewer entries, with new ones and with random values. */
function refilled({ lists, starts }: Listed): fc.Arbitrary<Document[]> {
  const start = fc.constantFrom(...starts.map(({ doc }) => doc));
  const filling = fc.record({
    list: fc.constantFrom(...lists),
    keep: fc.nat(40),
    typed: fc.array(typed, { maxLength: 5 }),
  });
  return fc.tuple(start, fc.array(filling, { maxLength: 4 })).map(([doc, fillings]) => {
    const docs = [doc];
    for (const { list, keep, typed } of fillings) {
      const filled = docs.at(-1)!.lists;
      const entries = (filled[list.id] ?? []).slice(0, list.fresh ? keep : 1);
      const values = list.fields.flatMap((field, at) => fill(field, typed[at % Math.max(1, typed.length)] ?? ''));
      const base = list.fresh ?? entries[0] ?? {};
      const entry = { ...base, ...Object.fromEntries(values) };
      docs.push({ lists: { ...filled, [list.id]: list.fresh ? [...entries, entry] : [entry] } });
    }
    return docs;
  });
}

const typed = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -2, max: 40 }).map(String),
  fc.constant('Ada Lovelace'),
);

/** What a field takes of something typed; what it does not take has a reason, and what it shows is taken again. */
function fill(field: Field, text: string): (readonly [string, string | number | boolean | readonly string[]])[] {
  const option = 'options' in field ? (field.options[text.length % field.options.length]?.value ?? '') : text;
  const filled = readFilled(field, [option]);
  if ('reason' in filled) {
    speaks(filled.reason, 200);
    return [];
  }
  if (filled.value === undefined) return [];
  if (field.kind === 'number' || field.kind === 'text') {
    const again = LANGUAGES.map((language) => readFilled(field, [showValue(field, filled.value, language)]));
    for (const one of again) expect(one).toEqual(filled);
  }
  return [[field.id, filled.value]];
}

function speaks(text: Text, most: number): void {
  for (const language of LANGUAGES) {
    const words = say(text, language);
    must(words.trim() !== '' && words.length <= most, `"${words}" must be 1 to ${most} characters long`);
  }
}
