import { expect, test } from 'vitest';
import { english, feminine, french, german, masculine, nouns, spanish } from './index.ts';

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
