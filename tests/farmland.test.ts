import { farmland } from '@longtable/farmland';
import type { TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;

beforeAll(async () => {
  testBot = await startTestBot([farmland]);
});
afterAll(() => testBot.close());

test('uploads several files with one form, names the faulty one and keeps the other options', async () => {
  const cleo = await testBot.join('Cleo');
  const units = 'Old;Sow;500;500\nYoung;Sow;300;200\n';
  const spoiled = { units: [fileOf('Meine Höfe.txt', units)], deck1: [fileOf('Stapel.txt', '10\nviele\n')] };
  const options = { 'own-files': true, computer: 'beginner', seed: '7' };
  const asked = await cleo.command('second-table', 'play', { subcommand: 'farmland', options });
  if (!asked.ok || !asked.modal) throw new Error('No form was opened.');
  const labels = asked.modal.modal.components.flatMap((part) => ('label' in part ? [part.label] : []));
  expect(labels).toEqual(['Eigene Einheiten', 'Eigenes Deck', 'Eigenes Deck der zweiten Seite', 'Brettsymbole']);
  const newest = () => cleo.messages('second-table').at(-1) as APIMessage;
  const sendNext = async (fields: Parameters<TestUser['submit']>[1], sentence: string) => {
    const again = await cleo.click(newest(), 'Andere Dateien wählen');
    if (!again.ok || !again.modal) throw new Error('No form was opened.');
    await cleo.submit(again.modal, fields);
    await cleo.until(() => newest().content.includes(sentence));
  };
  await cleo.submit(asked.modal, {});
  await cleo.until(() => newest().content.includes('Es wurde keine Datei hochgeladen.'));
  await sendNext(spoiled, 'Stapel.txt: Zeile 2 des Decks');
  await sendNext(
    { ...spoiled, units: [fileOf('Meine Höfe.txt', 'Old;Sow\n')] },
    'Meine Höfe.txt: Zeile 1 der Einheiten',
  );
  await sendNext({ ...spoiled, deck1: [fileOf('Stapel.txt', '10\n30\n')] }, 'Cleo – Computer (Anfänger)');
});
