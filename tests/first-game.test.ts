import { duel } from '@longtable/duel';
import type { TestUser } from '@longtable/playground';
import { runa } from '@longtable/runa';
import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostControls, isEphemeral, labelsOn, lastEphemeral, messageWithButton } from './game-helpers.ts';
import { startTestBot, type TestBot } from './test-bot.ts';
import { waitFor } from './wait-for.ts';

let testBot: TestBot;
let ada: TestUser;
let bo: TestUser;
let taps = 0;

beforeAll(async () => {
  testBot = await startTestBot([duel, runa]);
  ada = await testBot.join('Ada');
  bo = await testBot.join('Bo');
});
afterAll(() => testBot.close());

async function tap(person: TestUser, message: APIMessage, label: string): Promise<void> {
  taps++;
  await person.click(message, label);
}

/** Invites Bo from Ada's private controls. Bo accepts, and the first player ends the turn in the panel that opened automatically. */
async function inviteAndMove(controlsIn: string): Promise<void> {
  const controls = await hostControls(ada, controlsIn);
  taps++;
  await ada.choose(controls, 'Invite someone…', [bo.user.id]);
  const invitation = await bo.until(() =>
    [...bo.channels]
      .flatMap(({ id }) => bo.messages(id))
      .find((one) => !isEphemeral(one) && labelsOn(one).includes('Accept')),
  );
  expect(invitation.mentions.map(({ id }) => id)).toEqual([bo.user.id]);
  const fair = ['Two games, seats swapped', 'Fair start'];
  expect(labelsOn(invitation)).toEqual(['Accept', 'Decline', ...fair, 'Choose your deck…', 'Details']);
  await tap(bo, invitation, 'Accept');
  const panels: [TestUser, () => APIMessage | undefined][] = [
    [ada, () => ada.latest(controls)],
    [bo, () => lastEphemeral(bo, invitation.channel_id)],
  ];
  const isActing = ([, panel]: (typeof panels)[number]) => labelsOn(panel()).includes('End turn');
  const [mover, panel] = await waitFor(() => panels.find(isActing));
  await tap(mover, panel() as APIMessage, 'End turn');
  await waitFor(() => panels.some(([person, other]) => person !== mover && labelsOn(other()).includes('End turn')));
  // Both panels are open, so neither player is pinged.
  const pings = ada
    .messages(invitation.channel_id)
    .filter(({ mentions, id }) => mentions.length > 0 && id !== invitation.id);
  expect(pings).toEqual([]);
  await ada.command(invitation.channel_id, 'resign');
  await ada.click(await messageWithButton(ada, invitation.channel_id, 'Resign'), 'Resign');
}

test('takes at most four taps from an empty channel to the first move with a friend', async () => {
  await ada.command('table', 'help');
  taps = 0;
  await tap(ada, lastEphemeral(ada, 'table'), 'Card Duel');
  await inviteAndMove('table');
  expect(taps).toBeLessThanOrEqual(4);
});

test('takes at most five taps from a running solo game to the first move with a friend', async () => {
  await ada.command('lounge', 'play', { subcommand: 'runa' });
  await ada.command('lounge', 'help');
  taps = 0;
  await tap(ada, lastEphemeral(ada, 'lounge'), 'Card Duel');
  await inviteAndMove('lounge');
  expect(taps).toBeLessThanOrEqual(5);
});
