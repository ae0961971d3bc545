import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  APPLICATION_ID,
  components,
  type Playground,
  startPlayground,
  type TestUser,
  textOf,
} from '@longtable/playground';

// Installs bots of others from npm, starts them unchanged on the playground and tests five things of each: `npm run test:bots`.

interface People {
  readonly discord: Playground;
  readonly ada: TestUser;
  readonly bo: TestUser;
  readonly cleo: TestUser;
}

interface Bot {
  readonly script: string;
  readonly tests: Readonly<Record<string, (people: People) => Promise<void>>>;
}

const shown = (user: TestUser) => textOf(user.lastMessage()!);
/** Presses a board's cell by its custom id. */
const press = (user: TestUser, customId: string) => user.click(user.lastMessage()!, customId);
const cells = (user: TestUser) => components(user.lastMessage()!).filter(({ custom_id }) => custom_id !== undefined);

const BOTS: readonly Bot[] = [
  {
    script: 'tictactoe.mjs',
    tests: {
      'registers its command when it is mentioned': async ({ ada }) => {
        await ada.type(`<@${APPLICATION_ID}> tttdeploy`);
        await ada.sees('has been registered');
        await ada.until(() => ada.commands.some(({ name }) => name === 'tictactoe'));
      },
      'challenges a user': async ({ ada, bo }) => {
        await ada.slash('/tictactoe opponent:@Bo');
        assert.match(shown(bo), /challenged you to a duel/);
      },
      'ignores others who press': async ({ bo, cleo }) => {
        const before = shown(bo);
        await cleo.click('Accept');
        assert.equal(shown(bo), before);
      },
      'starts when the challenge is accepted': async ({ bo }) => {
        await bo.click('Accept');
        await bo.until(() => cells(bo).length >= 9);
      },
      'plays a game to its end': async ({ discord, ada, bo }) => {
        const isOver = () => cells(ada).every(({ disabled }) => disabled) || /won|win|tie|draw/i.test(shown(ada));
        for (let turn = 0; turn < 9 && !isOver(); turn++) {
          const free = cells(ada).find(({ disabled, label }) => !disabled && !label?.match(/[XO]/));
          // The bot chooses who begins, and names the player in turn.
          const inTurn = shown(ada).includes(bo.user.id) ? bo : ada;
          if (free?.custom_id) await press(inTurn, free.custom_id);
        }
        assert.ok(isOver(), shown(ada));
        // The bot ignores presses of users whom it has not invited, which Discord shows as a failure.
        assert.deepEqual(discord.problems, ['The bot did not answer "yes" of cleo within 3 seconds']);
      },
    },
  },
  {
    script: 'gamecord.mjs',
    tests: {
      'invites to noughts and crosses': async ({ ada, bo }) => {
        await ada.slash('/tictactoe opponent:@Bo');
        assert.match(shown(bo), /invited you/);
        await bo.click('Accept');
        await bo.until(() => cells(bo).length >= 9);
      },
      'lets a user decline a game': async ({ ada, bo }) => {
        await ada.slash('/connect4 opponent:@Bo');
        await bo.click('Reject');
        await bo.until(() => !/has invited you/.test(shown(bo)));
      },
      'compares two secret choices': async ({ ada, bo }) => {
        await ada.slash('/rockpaperscissors opponent:@Bo');
        await bo.click('Accept');
        await ada.click('Rock');
        await bo.click('Paper');
        await ada.sees(/won/i);
      },
      'reveals a cell of minesweeper': async ({ ada }) => {
        await ada.slash('/minesweeper');
        const before = JSON.stringify(cells(ada));
        await press(ada, cells(ada)[0]!.custom_id!);
        assert.notEqual(JSON.stringify(cells(ada)), before);
      },
      'floods a board with a color': async ({ discord, ada }) => {
        await ada.slash('/flood');
        const before = shown(ada);
        for (const { custom_id } of cells(ada)) if (shown(ada) === before) await press(ada, custom_id!);
        assert.notEqual(shown(ada), before);
        assert.deepEqual(discord.problems, []);
      },
    },
  },
  {
    script: 'yuuko.mjs',
    tests: {
      'answers a text command': async ({ ada }) => {
        await ada.type('.ping');
        await ada.sees('Pong!');
      },
      'lists its commands': async ({ ada }) => {
        await ada.type('.help');
        await ada.sees(/`\.ping`/);
      },
      'describes one command': async ({ ada }) => {
        await ada.type('.help help');
        await ada.sees('Help: `.help`');
      },
      'names an unknown command': async ({ ada }) => {
        await ada.type('.help nothing');
        await ada.sees('Unknown Command');
      },
      'answers a mention': async ({ discord, ada }) => {
        await ada.type(`<@${APPLICATION_ID}> ping`);
        await ada.until(() => ada.messages().filter(({ content }) => content === 'Pong!').length === 2);
        assert.deepEqual(discord.problems, []);
      },
    },
  },
];

const folder = mkdtempSync(join(tmpdir(), 'real-bots-'));
cpSync(import.meta.dirname, folder, { recursive: true });
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'], {
  cwd: folder,
  stdio: 'inherit',
});

for (const { script, tests } of BOTS) {
  const discord = await startPlayground({
    privilegedIntents: ['MessageContent'],
    limits: false,
    waitMs: 10_000,
    pauseMs: 200,
  });
  try {
    await discord.startBot([process.execPath, script], { cwd: folder });
    const [ada, bo, cleo] = [discord.user('Ada'), discord.user('Bo'), discord.user('Cleo')];
    for (const [name, run] of Object.entries(tests)) {
      const error = await run({ discord, ada, bo, cleo }).then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      console.log(`${error ? 'FAILED' : 'passed'} ${script} ${name}${error ? `: ${error.message}` : ''}`);
      if (error) process.exitCode = 1;
    }
  } finally {
    await discord.close();
  }
}
rmSync(folder, { recursive: true });
