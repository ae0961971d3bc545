import { farmland } from '@longtable/farmland';
import { components, type TestUser } from '@longtable/playground';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOf, isEphemeral } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';

let testBot: TestBot;
let ada: TestUser;

beforeAll(async () => {
  testBot = await startTestBot([farmland]);
  ada = await testBot.join('Ada');
});
afterAll(() => testBot.close());

const play = (room: string, options: Record<string, string | boolean>) =>
  ada.command(room, 'play', { subcommand: 'farmland', options: { seed: '7', ...options } });

const PLACE = 'Place…';

test('gives a user the first team against the computer and updates their panel after its turn', async () => {
  await play('table', { computer: 'beginner' });
  const [board] = ada.messages('table');
  await ada.click(board as APIMessage, 'Your turn');
  const panel = await ada.until(() => ada.messages('table').find(isEphemeral));
  const now = () => ada.latest(panel) as APIMessage;
  expect(panel.content).toContain('> x Ada');

  await ada.choose(panel, PLACE, ['Pig Farmer']);
  expect(now().content).toContain('2 .    .    +    +    +    .    .');
  await ada.click(panel, 'Back');
  await ada.choose(panel, PLACE, ['Pig Farmer']);
  await ada.click(panel, 'D2');
  expect(now().content).toMatch(/x12<.*xD2 12\/8 +Pig Farmer/s);
  expect(now().content).toContain('> You place the Pig Farmer on D2.');
  await ada.until(() => ada.latest(board as APIMessage)?.content.includes('x?'));
  await ada.command('table', 'undo');
  await ada.until(() => !ada.latest(board as APIMessage)?.content.includes('x?'));

  await ada.click(board as APIMessage, 'Your turn');
  const fresh = await ada.until(() => ada.messages('table').findLast(isEphemeral));
  await ada.choose(fresh, PLACE, ['Pig Farmer']);
  await ada.click(fresh, 'D2');
  await ada.click(fresh, 'End turn');
  await ada.until(() => components(ada.latest(fresh) as APIMessage).some(({ label }) => label === '↑ D3'));
  expect(ada.latest(fresh)?.content).toContain('D2 Pig Farmer: where to?');
  expect(ada.latest(fresh)?.content).toMatch(/^(?:> The computer.*\n)+/m);
});

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
