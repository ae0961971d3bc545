import fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyDesign, Design, EntryList, ListedDesign, PaintedDesign } from '../design/design.ts';
import { type Document, document, type Field, formValue, groupsOf, parseFieldInput } from '../design/field.ts';
import { applyUndo, clampCell, paintArea, undoStepFor } from '../design/painting.ts';
import type { AnyGame } from '../game.ts';
import { MAX_OPTIONS } from '../lists.ts';
import { describeOptions } from '../options.ts';
import { widthOf } from '../reader.ts';
import { LANGUAGES, say, type Text } from '../text.ts';
import { assert } from './law.ts';

/** Discord's maximum number of fields in a form. */
const MAX_FORM_FIELDS = 5;
const MAX_LINE_COLUMNS = 32;
const MAX_NAME_LENGTH = 24;

/** Checks that a design is described in every language and fits menus, forms and the game's options. */
export function designIsDescribed(game: AnyGame, design: Design): void {
  assert(/^[a-z][a-z0-9-]{0,20}$/.test(design.id), `"${design.id}" isn't a valid command name`);
  assertTexts(design.name, 40);
  assertTexts(design.about, 100);
  if (design.second) assertTexts(design.second.about, 70);
  const options = describeOptions(game.options);
  for (const { option, ending } of design.files) {
    assert(
      options.some(({ name, kind }) => name === option && kind === 'file'),
      `there is no file option "${option}"`,
    );
    assert(/^(\.[a-z0-9]+)+$/.test(ending), `"${ending}" isn't a valid file extension`);
  }
  assert(design.starts.length > 0 && design.starts.length <= MAX_OPTIONS, `a design needs 1 to ${MAX_OPTIONS} starts`);
  if (design.kind === 'painted') assertBrushes(design);
  else assertLists(design);
}

function assertBrushes({ brushes, fill, board }: PaintedDesign): void {
  assert(
    brushes.some(({ sign }) => sign === fill),
    'the sign of new fields must be one of the brushes',
  );
  assertTexts(board.name, 24);
  for (const { sign, name } of brushes) {
    assert(
      /^[!-~]$/.test(sign) && sign !== '`',
      `"${sign}" can't be the sign of a brush: use one printable ASCII character`,
    );
    assertTexts(name, 60);
  }
}

function assertLists({ lists }: ListedDesign): void {
  assert(lists.length === 1 || lists.length === 2, 'a design has 1 or 2 lists');
  for (const { name, fields, newEntry: fresh, max } of lists) {
    assertTexts(name, 24);
    assert(fresh !== undefined || max === 1, 'a list with several entries needs `fresh`');
    for (const { fields: together } of groupsOf(fields)) {
      const menus = together.map((field) => ('options' in field ? Math.ceil(field.options.length / MAX_OPTIONS) : 1));
      const count = menus.reduce((sum, one) => sum + one, 0);
      assert(count <= MAX_FORM_FIELDS, `a form has room for ${MAX_FORM_FIELDS} fields and menus`);
    }
    assert(fields.filter(({ kind }) => kind === 'many').length <= 1, 'a list can have only one field of kind "many"');
    for (const field of fields) {
      assertTexts(field.name, MAX_NAME_LENGTH);
      if (field.kind === 'many')
        assert(field.options.length <= MAX_OPTIONS, `a menu has room for ${MAX_OPTIONS} options`);
      if ('options' in field) for (const { name } of field.options) assertTexts(name, 60);
    }
  }
}

/** Checks that starters are valid, survive storage and their files unchanged, and can be played. */
export function startersAreValid(game: AnyGame, design: Design): void {
  const any: AnyDesign = design;
  for (const { name, doc } of any.starts) {
    assertTexts(name, 60);
    expect(any.faults(doc)).toEqual([]);
    expect(document.parse(JSON.parse(JSON.stringify(doc)))).toStrictEqual(doc);
    const texts = any.write(doc);
    assert(texts.length >= 1 && texts.length <= design.files.length, 'write must return at most one text per file');
    const reading = any.read(texts as [string, ...string[]]);
    if (reading.problem !== undefined) throw new Error(say(reading.problem, 'en'));
    expect(reading.doc).toStrictEqual(doc);
    expect(any.write(reading.doc)).toEqual(texts);
    for (const seed of [0, 1]) {
      const options = Object.fromEntries(design.files.map(({ option }, index) => [option, texts[index]]));
      const begun = game.setup(game.options.parse(options), seed, game.seats.max);
      assert(!begun.refused, `it can't be played: ${JSON.stringify(begun.refused)}`);
    }
    for (const other of any.second ? any.starts : []) assertPlayableTogether(game, any, doc, other.doc);
    if (design.kind === 'listed' && 'lists' in doc) assertLinesFit(design, doc.lists);
  }
}

/** Checks that two designs of a table can be played together. */
function assertPlayableTogether(game: AnyGame, design: AnyDesign, one: Document, other: Document): void {
  const options = design.second?.options(one, other);
  if (!options) return;
  const begun = game.setup(game.options.parse(options), 1, game.seats.max);
  assert(!begun.refused, `the two can't be played together: ${JSON.stringify(begun.refused)}`);
}

function assertLinesFit(
  { lists }: ListedDesign,
  filled: Readonly<Record<string, readonly Parameters<EntryList['line']>[0][]>>,
): void {
  for (const list of lists) {
    for (const entry of [...(filled[list.id] ?? []), ...(list.newEntry ? [list.newEntry] : [])]) {
      for (const language of LANGUAGES) {
        const line = list.line(entry, language);
        assert(
          widthOf(line) <= MAX_LINE_COLUMNS && line !== '',
          `"${line}" must be 1 to ${MAX_LINE_COLUMNS} columns wide`,
        );
      }
    }
  }
}

/**
 * Checks random edits. A design without a fault can be played. A fault has a reason in every language. Every edit can
 * be undone.
 */
export function editsArePlayableOrFaulty(game: AnyGame, design: Design): void {
  const any: AnyDesign = design;
  const changed = design.kind === 'painted' ? repainted(design) : refilled(design);
  fc.assert(
    fc.property(changed, (docs) => {
      for (const [index, doc] of docs.entries()) {
        const faults = any.faults(doc);
        for (const { reason } of faults) assertTexts(reason, 300);
        const before = docs[index - 1];
        if (before) expect(applyUndo(doc, undoStepFor(before, doc))).toStrictEqual(before);
        if (faults.length > 0) continue;
        const texts = any.write(doc);
        const options = Object.fromEntries(design.files.map(({ option }, at) => [option, texts[at]]));
        const begun = game.setup(game.options.parse(options), 1, game.seats.max);
        assert(!begun.refused, `it has no fault but can't be played: ${JSON.stringify(begun.refused)}`);
        if (any.starts[0]) assertPlayableTogether(game, any, any.starts[0].doc, doc);
        const reading = any.read(texts as [string, ...string[]]);
        expect(reading.problem).toBeUndefined();
        if (reading.problem === undefined) expect(any.write(reading.doc)).toEqual(texts);
      }
    }),
    { numRuns: 30, seed: 1 },
  );
}

/** Generates a starter and results of random brush strokes. */
function repainted(design: PaintedDesign): fc.Arbitrary<Document[]> {
  const place = fc.record({ x: fc.nat(11), y: fc.nat(7) });
  const stroke = fc.tuple(place, place, fc.constantFrom(...design.brushes.map(({ sign }) => sign)));
  const start = fc.constantFrom(...design.starts.map(({ doc }) => doc));
  return fc.tuple(start, fc.array(stroke, { maxLength: 4 })).map(([doc, strokes]) => {
    const docs = [doc];
    for (const [from, to, sign] of strokes) {
      const { boards } = docs.at(-1)!;
      const board = boards[0]!;
      docs.push({
        boards: boards.with(0, paintArea(design, board, clampCell(board, from), clampCell(board, to), sign)),
      });
    }
    return docs;
  });
}

/** Generates a starter and results with fewer entries, new ones and random values. */
function refilled({ lists, starts }: ListedDesign): fc.Arbitrary<Document[]> {
  const start = fc.constantFrom(...starts.map(({ doc }) => doc));
  const filling = fc.record({
    list: fc.constantFrom(...lists),
    keep: fc.nat(40),
    typed: fc.array(typedValue, { maxLength: 5 }),
  });
  return fc.tuple(start, fc.array(filling, { maxLength: 4 })).map(([doc, fillings]) => {
    const docs = [doc];
    for (const { list, keep, typed } of fillings) {
      const filled = docs.at(-1)!.lists;
      const entries = (filled[list.id] ?? []).slice(0, list.newEntry ? keep : 1);
      const values = list.fields.flatMap((field, at) => fill(field, typed[at % Math.max(1, typed.length)] ?? ''));
      const base = list.newEntry ?? entries[0] ?? {};
      const entry = { ...base, ...Object.fromEntries(values) };
      docs.push({ lists: { ...filled, [list.id]: list.newEntry ? [...entries, entry] : [entry] } });
    }
    return docs;
  });
}

const typedValue = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer({ min: -2, max: 40 }).map(String),
  fc.constant('Ada Lovelace'),
);

/**
 * Returns the field id and the parsed value of a typed text, or an empty list if there is no value. Checks that a
 * rejected text has a reason and that the displayed value is accepted again.
 */
function fill(field: Field, text: string): (readonly [string, string | number | boolean | readonly string[]])[] {
  const option = 'options' in field ? (field.options[text.length % field.options.length]?.value ?? '') : text;
  const filled = parseFieldInput(field, [option]);
  if ('reason' in filled) {
    assertTexts(filled.reason, 200);
    return [];
  }
  if (filled.value === undefined) return [];
  if (field.kind === 'number' || field.kind === 'text') {
    const again = LANGUAGES.map((language) => parseFieldInput(field, [formValue(field, filled.value, language)]));
    for (const design of again) expect(design).toEqual(filled);
  }
  return [[field.id, filled.value]];
}

function assertTexts(text: Text, max: number): void {
  for (const language of LANGUAGES) {
    const words = say(text, language);
    assert(words.trim() !== '' && words.length <= max, `"${words}" must be 1 to ${max} characters long`);
  }
}
