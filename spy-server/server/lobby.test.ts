import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { casts } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import { describe, expect, test } from 'vitest';
import { Host } from '../testing/host.ts';
import { type Frame, Program } from '../testing/program.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

describe.concurrent('the lobby', () => {
  test('plays a match between two dialects to the end, with a late spectator', async () => {
    await using host = await Host.start({ roundLimit: 4 });
    const early = await Program.join(host.port, { name: 'Early', role: 'SPECTATOR', dialect: 'B' });
    const anna = await Program.join(host.port, { name: 'Anna', dialect: 'A', plays: true });
    const bert = await Program.join(host.port, { name: 'Bert', dialect: 'B', role: 'AI', plays: true });
    await anna.waitFor('GAME_STATUS');
    const late = await Program.join(host.port, { name: 'Late', role: 'SPECTATOR' });
    const ends = await Promise.all([anna, bert, early, late].map((one) => one.waitFor('STATISTICS')));
    for (const program of [anna, bert, early, late]) expect(program.failure).toBeUndefined();
    for (const end of ends) expect(end).toMatchObject({ winner: ends[0].winner, reason: ends[0].reason });

    const types = (program: Program) => program.received.map(({ type }: Frame) => type);
    expect(types(anna).slice(0, 3)).toEqual(['HELLO_REPLY', 'GAME_STARTED', 'REQUEST_ITEM_CHOICE']);
    expect(types(anna).filter((type) => type === 'REQUEST_ITEM_CHOICE')).toHaveLength(8);
    expect(types(early).slice(0, 3)).toEqual(['HELLO_REPLY', 'GAME_STARTED', 'GAME_STATUS']);
    expect(types(late).slice(0, 3)).toEqual(['HELLO_REPLY', 'GAME_STARTED', 'GAME_STATUS']);
    expect(late.received[2].operations).toEqual([]);
    const last = anna.received.findLast(({ type }: Frame) => type === 'GAME_STATUS');
    expect(last.isGameOver).toBe(true);
    const count = (program: Program) => types(program).filter((type) => type === 'GAME_STATUS').length;
    expect(count(bert)).toBe(count(anna));
    expect(count(early)).toBe(count(anna));
    expect(Object.keys(last.state.map)).toEqual(['fieldMap']);
    expect(Object.keys(early.received[2].state.map)).toEqual(['fieldMap', 'map']);
  });

  test('shows everyone only what they may know', async () => {
    await using host = await Host.start();
    const eye = await Program.join(host.port, { name: 'Eye', role: 'SPECTATOR' });
    const anna = await Program.join(host.port, { name: 'Anna' });
    const bert = await Program.join(host.port, { name: 'Bert' });
    const draft = async (program: Program) => {
      for (let picks = 0; picks < 8; picks++) {
        const offer = await program.waitFor('REQUEST_ITEM_CHOICE');
        const [character = null] = offer.offeredCharacterIds;
        const chosenGadget = character ? null : offer.offeredGadgets[0];
        program.send('ITEM_CHOICE', { chosenCharacter: character, chosenGadget });
      }
      const team = await program.waitFor('REQUEST_EQUIPMENT_CHOICE');
      program.send('EQUIPMENT_CHOICE', { equipment: { [team.chosenCharacterIds[0]]: team.chosenGadgets } });
      return team;
    };
    const [team] = await Promise.all([draft(anna), draft(bert)]);
    const [mine, theirs, all] = await Promise.all([anna, bert, eye].map((one) => one.waitFor('GAME_STATUS')));
    const carrier = (frame: Frame) =>
      frame.state.characters.find((one: Frame) => one.characterId === team.chosenCharacterIds[0]);
    expect(carrier(mine).gadgets).toHaveLength(team.chosenGadgets.length);
    expect(carrier(all).gadgets).toHaveLength(team.chosenGadgets.length);
    expect(carrier(theirs)).toMatchObject({ gadgets: [], mp: 0, ap: 0, hp: 100, ip: 0, chips: 10 });

    const keys = ['Faction.Player1', 'Faction.Player2', 'Faction.Neutral', 'Gadgets.Player1', 'Nonsense'];
    for (const [program, answered] of [
      [anna, ['Faction.Player1', 'Gadgets.Player1']],
      [bert, ['Faction.Player2']],
      [eye, keys.slice(0, 4)],
    ] as const) {
      program.send('REQUEST_META_INFORMATION', { keys });
      expect(Object.keys((await program.waitFor('META_INFORMATION')).information)).toEqual(answered);
    }
    anna.send('REQUEST_META_INFORMATION', {
      keys: ['Configuration.MatchConfig', 'Configuration.Matchconfig', 'Configuration.Scenario', 'Spectator.Names'],
    });
    const { information } = await anna.waitFor('META_INFORMATION');
    expect(information['Configuration.MatchConfig']).toEqual(information['Configuration.Matchconfig']);
    expect(information['Spectator.Names']).toEqual(['Eye']);
  });

  test('accepts another name on the same connection after a taken one', async () => {
    await using host = await Host.start();
    await Program.join(host.port, { name: 'ki' });
    const second = await Program.connect(host.port, { name: 'ki', role: 'AI' });
    second.hello();
    expect(await second.waitFor('ERROR')).toMatchObject({ reason: 'NAME_NOT_AVAILABLE' });
    second.hello('ki017');
    await second.waitFor('GAME_STARTED');
  });

  test('rejects a third player', async () => {
    await using host = await Host.start();
    await Program.join(host.port, { name: 'Anna' });
    await Program.join(host.port, { name: 'Bert' });
    const third = await Program.connect(host.port, { name: 'Carl' });
    third.hello();
    expect(await third.waitFor('ERROR')).toMatchObject({ reason: 'ALREADY_SERVING' });
    expect(await third.end()).toBe(1003);
  });

  test('runs matches of several lobbies at the same time, with separate journals and replays', async () => {
    await using host = await Host.start({ roundLimit: 2 }, { replays: true });
    const pairs = await Promise.all(
      [undefined, 'Moonraker', 'Octopussy'].map(async (lobby) => [
        await Program.join(host.port, { name: 'Anna', ...(lobby && { lobby }) }),
        await Program.join(host.port, { name: lobby ? `Bert@${lobby}` : 'Bert', dialect: 'B' }),
      ]),
    );
    const players = pairs.flat();
    const started = await Promise.all(players.map((player) => player.waitFor('GAME_STARTED')));
    expect(started.map(({ playerTwoName }) => playerTwoName)).toEqual(Array(6).fill('Bert'));
    expect(new Set(started.map(({ playerOneId }) => playerOneId)).size).toBe(3);
    expect(readdirSync(join(host.folder, 'running'))).toHaveLength(3);
    const eye = await Program.join(host.port, { name: 'Eye', role: 'SPECTATOR', lobby: 'Octopussy' });
    expect((await eye.waitFor('GAME_STARTED')).playerOneId).toBe(started[4].playerOneId);

    await host.restart();
    await Promise.all(players.map((player) => player.reconnect(host.port)));
    const resumed = await Promise.all(players.map((player) => player.waitFor('GAME_STARTED')));
    expect(resumed.map(({ playerOneId }) => playerOneId)).toEqual(started.map(({ playerOneId }) => playerOneId));

    players[2]?.send('GAME_LEAVE');
    await players[3]?.waitFor('STATISTICS');
    expect(readdirSync(join(host.folder, 'running'))).toHaveLength(2);
    await expect.poll(() => readdirSync(join(host.folder, 'replays'))).toHaveLength(1);
    const [anna] = players;
    anna?.send('REQUEST_META_INFORMATION', { keys: ['Player.Names'] });
    await anna?.waitFor('META_INFORMATION');
    expect(anna?.received.map(({ type }: Frame) => type)).not.toContain('STATISTICS');
    await Program.join(host.port, { name: 'Carl', lobby: 'Moonraker' });
  });

  test('has the files of the client that opens it, and is listed with its spectators', async () => {
    await using host = await Host.start();
    const name = 'Moonraker';
    const own = {
      config: { ...defaultConfig, roundLimit: 7 },
      scenario: scenarios.medium,
      characters: casts.film,
    };
    const join = async (program: Program, configuration: unknown) => {
      program.send('HELLO', { clientId: NIL, name: program.name, role: program.role, configuration });
      return program.waitFor('HELLO_REPLY');
    };
    const connect = (who: string, more = {}) => Program.connect(host.port, { name: who, lobby: name, ...more });
    const first = await join(await connect('Eye', { role: 'SPECTATOR' }), own);
    expect(first).toMatchObject({ settings: { roundLimit: 7 }, level: scenarios.medium });
    expect(first.characterSettings).toHaveLength(casts.film.length);
    const anna = await connect('Anna');
    // Only the client that opens a lobby chooses its files, and the lobby without a name has the server's.
    expect((await join(anna, { ...own, scenario: scenarios.large })).level).toEqual(scenarios.medium);
    const bert = await Program.connect(host.port, { name: 'Bert' });
    expect((await join(bert, own)).level).toEqual(scenarios.small);
    const lobbies = async () => {
      bert.send('REQUEST_META_INFORMATION', { keys: ['Lobby.List'] });
      return (await bert.waitFor('META_INFORMATION')).information['Lobby.List'];
    };
    const rest = { name: '', players: 1, spectators: 0, isPlaying: false };
    expect(await lobbies()).toEqual([{ name, players: 1, spectators: 1, isPlaying: false }, rest]);
    await Program.join(host.port, { name: 'Cleo', lobby: name });
    expect((await anna.waitFor('GAME_STARTED')).sessionId).toBeTruthy();
    expect(await lobbies()).toEqual([rest, { name, players: 2, spectators: 1, isPlaying: true }]);

    const refusals = [
      { ...own, config: { ...own.config, roundLimit: 'many' } },
      { ...own, scenario: { scenario: [['FREE']] } },
      { ...own, scenario: { scenario: Array(99).fill(Array(702).fill('FREE')) } },
    ];
    for (const configuration of refusals) {
      const dan = await Program.connect(host.port, { name: 'Dan', lobby: 'Octopussy' });
      dan.send('HELLO', { clientId: NIL, name: 'Dan', role: 'PLAYER', configuration });
      const { reason, debugMessage } = await dan.waitFor('ERROR');
      expect([reason, debugMessage]).toEqual(['ILLEGAL_MESSAGE', expect.stringContaining('HELLO.configuration')]);
    }
    expect(await lobbies()).toHaveLength(2);
  });

  test('is empty after its only player leaves', async () => {
    await using host = await Host.start();
    const anna = await Program.join(host.port, { name: 'Anna' });
    anna.send('GAME_LEAVE');
    await anna.waitFor('GAME_LEFT');
    const bert = await Program.join(host.port, { name: 'Bert' });
    bert.leave();
    await bert.end();
    const carl = await Program.join(host.port, { name: 'Bert' });
    const dora = await Program.join(host.port, { name: 'Dora' });
    const started = await dora.waitFor('GAME_STARTED');
    expect([started.playerOneId, started.playerTwoId]).toEqual([carl.id, dora.id]);
  });

  test('starts the next match on the same server with existing connections', async () => {
    await using host = await Host.start();
    const anna = await Program.join(host.port, { name: 'Anna' });
    const bert = await Program.join(host.port, { name: 'Bert' });
    anna.send('GAME_LEAVE');
    await bert.waitFor('STATISTICS');
    const session = bert.session;
    bert.hello();
    await bert.waitFor('HELLO_REPLY');
    expect(bert.session).not.toBe(session);
    await Program.join(host.port, { name: 'Carl' });
    await bert.waitFor('GAME_STARTED');
  });

  test('recognizes the original computer player by its HELLO', async () => {
    await using host = await Host.start({}, { isOriginalAi: 'auto' });
    const spared = await Program.join(host.port, { name: 'ki017', role: 'AI', dialect: 'A' });
    const other = await Program.join(host.port, { name: 'Anna', dialect: 'A' });
    expect(JSON.stringify(spared.received[0])).not.toContain('HONEY_TRAP');
    expect(JSON.stringify(other.received[0])).toContain('HONEY_TRAP');
    spared.send('GAME_LEAVE');
    await other.waitFor('STATISTICS');
    const chatty = await Program.connect(host.port, { name: 'Longtable', role: 'AI' });
    chatty.send('HELLO', { clientId: NIL, name: 'Longtable', role: 'AI', debugMessage: '' });
    expect(JSON.stringify(await chatty.waitFor('HELLO_REPLY'))).toContain('HONEY_TRAP');
  });

  test('removes the laser compact from matches with the original computer player', async () => {
    for (const [isOriginalAi, isThere] of [
      ['on', false],
      ['off', true],
    ] as const) {
      await using host = await Host.start({}, { isOriginalAi });
      const anna = await Program.join(host.port, { name: 'Anna', plays: true });
      const bert = await Program.join(host.port, { name: 'Bert', plays: true });
      await Promise.all([anna.waitFor('REQUEST_EQUIPMENT_CHOICE'), bert.waitFor('REQUEST_EQUIPMENT_CHOICE')]);
      expect(JSON.stringify([...anna.received, ...bert.received]).includes('LASER_COMPACT')).toBe(isThere);
      expect([anna.failure, bert.failure]).toEqual([undefined, undefined]);
    }
  });
});
