import { column, type Fault, type ListedDesign, type Lists, withValues } from '@longtable/kit';
import { z } from 'zod';
import { casts } from '../files/cast.ts';
import { type CharacterSpec, characterName, characterSpec } from '../files/characters.ts';
import { readFile } from '../files/read-file.ts';
import { reasonOf } from '../files/reasons.ts';
import { writeCharacters } from '../files/write.ts';
import { PROPERTY_NAMES, properties } from '../rules/properties.ts';
import { texts } from '../words/texts.ts';
import { characterRenderer, invalidFile, restOf, unknownValue, withRest } from './renderers.ts';

const MIN_CHARACTERS = 10;
const MAX_CHARACTERS = 64;
const MAX_NAME_LENGTH = 32;
const MAX_LINE_WIDTH = 27;
/** Maximum length of a description in a form. A description in a file may be longer. */
const MAX_DESCRIPTION_LENGTH = 4000;

/** Schema of a character file in the editor: at most `MAX_CHARACTERS`, with unknown keys. */
export const draftedCharacters = z.array(characterSpec.catchall(unknownValue)).max(MAX_CHARACTERS);

export const characters: ListedDesign = {
  id: 'characters',
  kind: 'listed',
  name: texts.designs.characters,
  about: texts.designs.charactersAbout,
  files: [{ option: 'characters_file', ending: '.json' }],
  lists: [
    {
      id: 'characters',
      name: texts.designs.characters,
      max: MAX_CHARACTERS,
      newEntry: { name: 'New Character', features: [] },
      fields: [
        { id: 'name', kind: 'text', name: 'Name', min: 3, max: MAX_NAME_LENGTH, problemOf: wrongName },
        {
          id: 'description',
          kind: 'text',
          name: texts.designs.description,
          min: 0,
          max: MAX_DESCRIPTION_LENGTH,
          optional: true,
        },
        {
          id: 'gender',
          kind: 'choice',
          name: texts.designs.gender,
          optional: true,
          options: [
            { value: 'FEMALE', name: texts.descriptions.genders.FEMALE },
            { value: 'MALE', name: texts.descriptions.genders.MALE },
            { value: 'DIVERSE', name: texts.descriptions.genders.DIVERSE },
          ],
        },
        {
          id: 'features',
          kind: 'many',
          name: texts.designs.talents,
          options: PROPERTY_NAMES.map((value) => ({
            value,
            name: properties[value].title,
            about: properties[value].about,
          })),
        },
      ],
      renderer: characterRenderer,
      line: ({ name, features = [] }) =>
        `${column(String(name), MAX_LINE_WIDTH)} ${[...(features as string[])].length || ''}`.trimEnd(),
    },
  ],
  starts: [
    { id: 'cast', name: texts.casts.regulars, doc: toDoc(casts.regulars) },
    { id: 'train', name: texts.casts.train, doc: toDoc(casts.train) },
    { id: 'film', name: texts.casts.film, doc: toDoc(casts.film) },
  ],
  read([text]) {
    const file = readFile(draftedCharacters, text);
    return file.problems ? invalidFile(file.reasons) : { doc: toDoc(file.value) };
  },
  write: ({ lists }) => [writeCharacters(toCharacters(lists))],
  faults({ lists }) {
    const names = toCharacters(lists).map(({ name }) => name);
    const missing = MIN_CHARACTERS - names.length;
    const few: Fault[] =
      missing > 0 ? [{ reason: texts.files.tooFewCharacters({ least: MIN_CHARACTERS, count: names.length }) }] : [];
    const twice = names.flatMap((name, entry): Fault[] =>
      names.indexOf(name) < entry ? [{ entry, reason: texts.files.nameTaken }] : [],
    );
    return [...few, ...twice];
  },
};

function wrongName(name: string) {
  const issue = characterName.safeParse(name).error?.issues[0];
  return issue && reasonOf(issue);
}

function toDoc(file: readonly CharacterSpec[]) {
  return {
    lists: {
      characters: file.map(({ name, description, gender, features, ...rest }) =>
        withRest(withValues({}, { name, description, gender, features }), rest),
      ),
    },
  };
}

function toCharacters({ characters = [] }: Lists): CharacterSpec[] {
  return characters.map(({ name, description, gender, features, ...entry }) => ({
    name: String(name),
    ...(description !== undefined && { description: String(description) }),
    ...(gender !== undefined && { gender: gender as NonNullable<CharacterSpec['gender']> }),
    features: [...(features as CharacterSpec['features'])],
    ...restOf(entry),
  }));
}
