import { describe, expect, test } from 'vitest';
import { type Case, english, feminine, french, german, masculine, nameNoun, neuter, nouns, spanish } from './index.ts';

const ada = nameNoun('Ada');

test('uses articles in English, but not for names', () => {
  const { Ashling, Torchman } = nouns('Ashling', 'Torchman');
  expect([english.the(Torchman), english.a(Torchman), english.a(Ashling)]).toEqual([
    'the Torchman',
    'a Torchman',
    'an Ashling',
  ]);
  expect([english.the(ada), english.a(ada)]).toEqual(['Ada', 'Ada']);
});

describe('German', () => {
  const bauer = masculine('Bauer', 'Bauern');
  test.each<[Case, string]>([
    ['nominative', 'der Bauer, ein Bauer, dein Bauer, die Frau, eine Frau, das Kind, ein Kind'],
    ['accusative', 'den Bauern, einen Bauern, deinen Bauern, die Frau, eine Frau, das Kind, ein Kind'],
    ['dative', 'dem Bauern, einem Bauern, deinem Bauern, der Frau, einer Frau, dem Kind, einem Kind'],
    ['genitive', 'des Bauern, eines Bauern, deines Bauern, der Frau, einer Frau, des Kindes, eines Kindes'],
  ])('declines articles and nouns in the %s', (wanted, forms) => {
    const { the, a, your } = german;
    const [frau, kind] = [feminine('Frau'), { ...neuter('Kind'), cases: { genitive: 'Kindes' } }];
    const all = [the(bauer, wanted), a(bauer, wanted), your(bauer, wanted), the(frau, wanted), a(frau, wanted)];
    expect([...all, the(kind, wanted), a(kind, wanted)].join(', ')).toBe(forms);
  });

  test('uses the nominative by default and no article for names', () => {
    expect([german.the(bauer), german.a(bauer), german.your(bauer), german.form(bauer)]).toEqual([
      'der Bauer',
      'ein Bauer',
      'dein Bauer',
      'Bauer',
    ]);
    expect([german.the(ada), german.a({ noun: 'X' })]).toEqual(['Ada', 'X']);
    expect(['Bo', 'Ines', 'Max', 'Fritz'].map((name) => german.possessive(name, 'Hand'))).toEqual([
      ...['Bos Hand', 'Ines’ Hand', 'Max’ Hand', 'Fritz’ Hand'],
    ]);
  });
});

test('declines the computer, but no other name', () => {
  const { computer, owned, player, possessive, the } = german;
  const name = the(computer);
  expect([player(name, 'accusative'), player(name, 'dative'), player('Bo', 'dative')]).toEqual([
    'den Computer',
    'dem Computer',
    'Bo',
  ]);
  expect([possessive(name, 'Hand'), owned(neuter('Mana'), name)]).toEqual([
    'Hand des Computers',
    'das Mana des Computers',
  ]);
  expect([english.their(english.the(english.computer)), english.their('Bo'), english.their(undefined)]).toEqual([
    'its',
    'their',
    'your',
  ]);
});

test('elides and contracts in French', () => {
  const [guerrier, reine, archer] = [masculine('guerrier'), feminine('reine'), masculine('archer')];
  const [archere, heros] = [feminine('archère'), masculine('héros')];
  const { the, a, your, of, to } = french;
  expect([guerrier, reine, archer, heros, ada].map(the)).toEqual([
    'le guerrier',
    'la reine',
    'l’archer',
    'le héros',
    'Ada',
  ]);
  expect([guerrier, reine, ada].map(a)).toEqual(['un guerrier', 'une reine', 'Ada']);
  expect([guerrier, reine, archere].map(your)).toEqual(['ton guerrier', 'ta reine', 'ton archère']);
  expect([guerrier, reine, archer, ada, 'Bo', 'Ada'].map(of)).toEqual([
    ...['du guerrier', 'de la reine', 'de l’archer'],
    ...['d’Ada', 'de Bo', 'd’Ada'],
  ]);
  expect([guerrier, reine, archer, ada, 'Bo'].map(to)).toEqual([
    'au guerrier',
    'à la reine',
    'à l’archer',
    'à Ada',
    'à Bo',
  ]);
});

test('contracts in Spanish, and uses the masculine article before a stressed a', () => {
  const [guerrero, reina, aguila] = [masculine('guerrero'), feminine('reina'), feminine('águila')];
  const { the, a, of, to } = spanish;
  expect([guerrero, reina, aguila, ada].map(the)).toEqual(['el guerrero', 'la reina', 'el águila', 'Ada']);
  expect([guerrero, reina, aguila, ada].map(a)).toEqual(['un guerrero', 'una reina', 'un águila', 'Ada']);
  expect([guerrero, reina, ada, 'Bo'].map(of)).toEqual(['del guerrero', 'de la reina', 'de Ada', 'de Bo']);
  expect([guerrero, reina, ada, 'Bo'].map(to)).toEqual(['al guerrero', 'a la reina', 'a Ada', 'a Bo']);
});

test('counts and lists', () => {
  expect([english.count(1, 'card', 'cards'), english.count(1200, 'card', 'cards')]).toEqual(['1 card', '1,200 cards']);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(english.list)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect([[], ['a'], ['a', 'b']].map(german.either)).toEqual(['', 'a', 'a oder b']);
});

test('names the owner of a thing, or says “your” without an owner', () => {
  const { Falcon } = nouns('Falcon');
  const falke = masculine('Falke', 'Falken');
  expect([english.owned(Falcon, 'Ines'), english.owned(Falcon, undefined)]).toEqual(['Ines’s Falcon', 'your Falcon']);
  expect([german.owned(falke, 'Ines', 'accusative'), german.owned(falke, undefined, 'dative')]).toEqual([
    'Ines’ Falken',
    'deinem Falken',
  ]);
  expect([french.owned(masculine('faucon'), 'Ada'), french.owned(feminine('araignée'), undefined)]).toEqual([
    'le faucon d’Ada',
    'ton araignée',
  ]);
  expect([spanish.owned(feminine('araña'), 'Bo'), spanish.owned(masculine('halcón'), undefined)]).toEqual([
    'la araña de Bo',
    'tu halcón',
  ]);
});
