import { cast } from '@longtable/spy/files/cast';
import { scenarios } from '@longtable/spy/files/scenarios';
import { defaultConfig } from '@longtable/spy/rules/config';
import { beforeEach, describe, expect, test } from 'vitest';
import { KnownMatch, readBriefing } from '../player/known-match.ts';
import { gamePause, gameStarted, helloReply, statisticsBody } from '../wire/messages.ts';
import { loose, normalStatus } from '../wire/normal.ts';
import { newIds } from '../wire/words.ts';
import { Person } from './main.ts';

const ids = newIds(cast);
const files = { config: { ...defaultConfig, turnPhaseLimit: 30 }, scenario: scenarios.small, characters: cast };
const ME = 'a0000000-0000-4000-8000-000000000001';
const players = [
  { id: ME, name: 'Ada', session: 's1' },
  { id: 'b', name: 'Bo', session: 's2' },
] as const;
const names = { session: 's', players };

let output: string[];
let typed: (string | undefined)[];
let did: string[];

function make({ lobby = '', isPlayer = true, adds = true } = {}): Person {
  const terminal = {
    read: async () => (typed.length > 0 ? typed.shift() : new Promise<undefined>(() => {})),
    write: (...lines: readonly string[]) => void output.push(...lines),
    abandon: () => void did.push('abandon'),
  };
  return new Person(
    terminal,
    { language: 'en', lobby, isPlayer },
    {
      pause: (wanted) => void did.push(`pause ${wanted}`),
      leave: () => void did.push('leave'),
      listLobbies: () => void did.push('list'),
      join: (name) => void did.push(`join ${name}`),
      addComputer: async () => {
        did.push('ai');
        return adds;
      },
    },
  );
}

beforeEach(() => {
  [output, typed, did] = [[], [], []];
});

const hello = (limit = 30) => ({
  ...helloReply('s1', { ...files, config: { ...files.config, turnPhaseLimit: limit } }, ids, {
    isCommittee: false,
    isOriginalAi: false,
  }),
  clientId: ME,
});
const known = () => new KnownMatch(readBriefing(loose(hello()) ?? {}), 0);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('messages', () => {
  const told = (person: Person, body: { type: string }) => {
    output = [];
    person.onMessage(body.type, body);
    return output;
  };

  test('of a player name the lobby, the players and the time', () => {
    const person = make({ lobby: 'friends' });
    expect(told(person, hello())).toEqual([
      'You’re in the lobby friends.',
      expect.stringContaining('lobbies: list the lobbies, join NAME: go to another one'),
    ]);
    expect(told(person, gameStarted(names, 0))).toEqual(['Ada plays against Bo. 30 seconds per decision.']);
    expect(did).toEqual(['abandon']);
    const endless = make();
    expect(told(endless, hello(-1))[0]).toBe('You’re connected.');
    expect(told(endless, gameStarted(names, 0))).toEqual(['Ada plays against Bo.']);
  });

  test('of the end have the statistics and the winner', () => {
    const person = make();
    told(person, hello());
    told(person, gameStarted(names, 0));
    const ending = (winner: 0 | 1) =>
      told(person, statisticsBody(names, winner, 'VICTORY_BY_KICK', [['Rounds', [3, 4]]]));
    const [blank, title, entry, result] = ending(0);
    expect([blank, title]).toEqual(['', 'Ada : Bo']);
    expect(entry).toMatch(/ 3 : 4$/);
    expect(result).toMatch(/^You win/);
    expect(ending(1).at(-1)).toMatch(/^Bo wins/);
  });
});

describe('the lobby', () => {
  const waits = async (lines: (string | undefined)[], adds = true) => {
    typed = lines;
    const person = make({ adds });
    person.onMessage('HELLO_REPLY', hello());
    await settled();
    return person;
  };

  test('adds a computer player, or asks again if that is cancelled', async () => {
    await waits(['ai', 'quit']);
    expect(did).toEqual(['ai']);
    output = [];
    did = [];
    await waits(['ai', 'quit'], false);
    expect(did).toEqual(['ai', 'leave']);
  });

  test('lists lobbies with their spectators, and goes to another one', async () => {
    const person = await waits(['lobbies', 'join Moon', 'join Moonraker']);
    expect(did).toEqual(['list', 'join Moonraker']);
    const list = [
      { name: '', players: 1, spectators: 0, isPlaying: false },
      { name: 'Moonraker', players: 2, spectators: 3, isPlaying: true },
    ];
    output = [];
    person.onMessage('META_INFORMATION', { information: { 'Lobby.List': list } });
    person.onMessage('META_INFORMATION', { information: {} });
    expect(output).toEqual([
      'no name: 1 player, 0 spectators',
      'Moonraker: match running, 3 spectators',
      'This server doesn’t list its lobbies.',
    ]);
  });
});

describe('a choice', () => {
  const offered = () => {
    const match = known();
    match.offer([0, 1, 2], ['HAIRDRYER', 'MOLEDIE', 'JETPACK']);
    return match;
  };
  const started = () => {
    const person = make();
    person.onMessage('GAME_STARTED', gameStarted(names, 0));
    return person;
  };

  test('is made by number or by a full line', async () => {
    typed = ['pick gadget JETPACK'];
    expect(await started().item(offered())).toEqual({
      chosenCharacter: null,
      chosenCharacterId: null,
      chosenGadget: 'JETPACK',
    });
    typed = [`pick agent ${cast[1]?.name}`];
    expect(await started().item(offered())).toMatchObject({ chosenCharacter: ids.characters[1], chosenGadget: null });
    typed = ['1'];
    const { chosenCharacter, chosenGadget } = await started().item(offered());
    expect(chosenCharacter ?? chosenGadget).not.toBeNull();
    expect(output.some((line) => line.startsWith('  1  '))).toBe(true);
  });

  test('asks again after a problem, a hint and a look', async () => {
    typed = ['nonsense', 'pick gadget GRAPPLE', 'h', '?', 'b', 'pick gadget MOLEDIE'];
    expect((await started().item(offered())).chosenGadget).toBe('MOLEDIE');
    expect(output.some((line) => line.startsWith('== '))).toBe(true);
    expect(output.filter((line) => line.startsWith('Type a number or a full move.'))).toHaveLength(6);
  });

  test('says before the casino opens that a pause is possible later', () => {
    const person = started();
    person.onMessage('REQUEST_ITEM_CHOICE', {});
    expect([person.interrupt('p'), did.filter((each) => each.startsWith('pause'))]).toEqual([true, []]);
    expect(output).toContain('You can pause once the casino has opened.');
  });

  test('pauses and resumes the match and goes on, or leaves it', async () => {
    const person = started();
    typed = ['p', 'pick gadget MOLEDIE'];
    expect((await person.item(offered())).chosenGadget).toBe('MOLEDIE');
    person.onMessage('GAME_PAUSE', gamePause(true, false));
    person.interrupt('p');
    expect(did.slice(1)).toEqual(['pause true', 'pause false']);
    expect([person.interrupt('x'), person.interrupt('quit'), did.at(-1)]).toEqual([false, true, 'leave']);
    did = [];
    typed = [undefined];
    void person.item(offered());
    await settled();
    expect(did).toEqual(['leave']);
  });

  test('of equipment goes on until it is ready', async () => {
    const match = known();
    match.team([0, 1], ['HAIRDRYER', 'JETPACK']);
    typed = [
      'give HAIRDRYER to nobody',
      `give JETPACK to ${cast[1]?.name}`,
      `give HAIRDRYER to ${cast[0]?.name}`,
      'ready',
    ];
    expect(await started().equipment(match)).toEqual({
      [ids.characters[0] ?? '']: ['HAIRDRYER'],
      [ids.characters[1] ?? '']: ['JETPACK'],
    });
  });

  test('of a walk is played step by step', async () => {
    const match = known();
    match.team([0], []);
    const field = { state: 'FREE', chipAmount: 0, isFoggy: false };
    const at = (x: number, mp: number, operations: object[] = []) =>
      normalStatus({
        activeCharacter: ids.characters[0],
        operations,
        state: {
          currentRound: 1,
          map: { fieldMap: [[field, field, field, field]] },
          characters: [
            { characterId: ids.characters[0], name: 'x', coordinates: { x, y: 0 }, mp, ap: 1, hp: 100, gadgets: [] },
          ],
        },
      });
    const person = started();
    const ask = async (x: number, mp: number) => {
      const status = at(x, mp);
      if (status) match.read(status);
      match.lead(ids.characters[0] ?? '');
      return person.operation(match, ids.characters[0] ?? '');
    };
    typed = ['walk D1', 'retire'];
    expect(await ask(0, 2)).toMatchObject({ type: 'MOVEMENT', from: { x: 0, y: 0 }, target: { x: 1, y: 0 } });
    expect(await ask(1, 1)).toMatchObject({ type: 'MOVEMENT', target: { x: 2, y: 0 } });
    expect(await ask(2, 0)).toMatchObject({ type: 'RETIRE' });
    output = [];
    const step = (x: number) => ({
      type: 'MOVEMENT',
      characterId: ids.characters[0],
      target: { x, y: 0 },
      successful: true,
    });
    const [one, two] = [at(1, 1, [step(1)]), at(2, 0, [step(2)])];
    if (!one || !two) throw new Error('no status');
    person.status(match, one, undefined);
    person.status(match, two, one);
    expect(output).toEqual([]);
    person.status(match, { ...two, operations: [], over: true }, two);
    expect(output.filter((line) => line !== '')).toEqual([expect.stringContaining('C1')]);
  });
});
